/** What may happen, by the beginning of a code of the référentiel: a risk, a category or a family. */
const DANGERS: Readonly<Record<string, string>> = {
  CPP: 'Chute de plain-pied\u00A0: entorse, fracture, lombalgie.',
  CHU: 'Chute de hauteur\u00A0: fractures multiples, traumatisme crânien, décès.',
  CIR: "Heurt ou écrasement d'un piéton par un véhicule.",
  ROU: 'Accident de la circulation\u00A0: blessures graves, décès.',
  PHY: 'Troubles musculo-squelettiques\u00A0: lombalgie, tendinite, épicondylite.',
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
  'ALI-PET': "Coupure, écrasement, amputation d'un doigt ou d'une main.",
  'ALI-FAR-01': 'Rhinite et asthme du boulanger (tableau 66 des maladies professionnelles).',
  'ALI-FAR-03': 'Brûlures, effondrement du local, décès.',
  'ALI-FOU-01': 'Brûlure des mains et des avant-bras.',
  'ALI-FOU-03': 'Coup de chaleur, déshydratation, malaise.',
  'ALI-NUI-01': 'Troubles du sommeil, fatigue, accident.',
  'ALI-NUI-03': 'Accident de la circulation\u00A0: blessures graves, décès.',
  'ALI-VEN': 'Troubles musculo-squelettiques, lombalgie, stress.',
  'ALI-VEN-02': 'Choc psychologique, blessures.',
  'ALI-VEN-04': 'Coupure, brûlure de la main.',
  BTP: 'Ensevelissement, heurt par un engin, électrocution, brûlure.',
  BUR: 'Fatigue, stress, troubles musculo-squelettiques.',
};

/** The danger of a premade risk, from the most precise beginning of its code. Throws for a code the demonstration does not know. */
export function describeDanger(code: string): string {
  const [famille = '', categorie = ''] = code.split('-');
  const danger = DANGERS[code] ?? DANGERS[`${famille}-${categorie}`] ?? DANGERS[famille];
  if (danger === undefined) throw new Error(`no danger is written for ${code}`);
  return danger;
}
