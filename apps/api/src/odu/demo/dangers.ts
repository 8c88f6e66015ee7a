/** What may happen, by family of the référentiel (the first three letters of a code). */
const DANGER_PAR_FAMILLE: Readonly<Record<string, string>> = {
  CPP: 'Chute de plain-pied : entorse, fracture, lombalgie.',
  CHU: 'Chute de hauteur : fractures multiples, traumatisme crânien, décès.',
  CIR: "Heurt ou écrasement d'un piéton par un véhicule.",
  ROU: 'Accident de la circulation : blessures graves, décès.',
  PHY: 'Troubles musculo-squelettiques : lombalgie, tendinite, épicondylite.',
  MEC: 'Écrasement, heurt, renversement de la charge.',
  CHI: 'Irritation, brûlure chimique, allergie ou intoxication.',
  CMR: 'Maladie professionnelle, cancer à long terme.',
  BIO: 'Infection, allergie, maladie transmissible.',
  EQT: 'Coupure, écrasement, amputation, projection dans les yeux.',
  EFF: 'Heurt par un objet, ensevelissement, écrasement.',
  BRU: 'Fatigue, acouphènes, surdité professionnelle.',
  THE: 'Coup de chaleur, déshydratation, brûlure, gelure.',
  INC: 'Brûlures, intoxication par les fumées, décès.',
  ELE: 'Électrisation, électrocution, brûlures.',
  LUM: 'Fatigue visuelle, maux de tête, chute par manque de visibilité.',
  RAY: 'Lésions de la peau ou des yeux, effets à long terme.',
  RPS: 'Stress, anxiété, épuisement professionnel.',
  VIB: 'Troubles vasculaires et articulaires des mains, lombalgie.',
  HEU: 'Contusion, plaie, traumatisme crânien.',
  ADD: 'Perte de vigilance, accident, atteinte à la santé.',
  ORG: "Secours retardés, aggravation des conséquences d'un accident.",
  COM: 'Lombalgie, coupure, brûlure, stress face à la clientèle.',
  BTP: 'Ensevelissement, heurt par un engin, électrocution, brûlure.',
  BUR: 'Fatigue, stress, troubles musculo-squelettiques.',
};

/** The danger of a premade risk, from its code. Throws for a family that the demonstration does not use. */
export function describeDanger(code: string): string {
  const danger = DANGER_PAR_FAMILLE[code.slice(0, 3)];
  if (danger === undefined) throw new Error(`no danger is written for the family of ${code}`);
  return danger;
}
