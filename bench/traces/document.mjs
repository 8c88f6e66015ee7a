import { randomUUID } from 'node:crypto';

const WORDS = [
  'sol mouillé',
  'charge lourde',
  'bruit du four',
  'produit corrosif',
  'écran sans pause',
  'échafaudage',
  'nuit',
  'route',
];

/** Units of a document of so many risks, half of them evaluated, each with a text that a search finds or not. */
export function makeUnites(risks, unites) {
  return Array.from({ length: unites }, (_, unite) => {
    const idUniteDeTravail = randomUUID();
    const categories = Array.from({ length: 5 }, (_one, rank) => ({
      idCategorie: randomUUID(),
      code: '',
      displayName: `Catégorie ${rank + 1}`,
      isUserDefined: true,
    }));
    const risques = Array.from({ length: risks / unites }, (_one, rank) => ({
      idRisque: randomUUID(),
      idCategorie: categories[rank % categories.length].idCategorie,
      code: '',
      displayName: `Geste ${rank + 1} de l'atelier ${unite + 1} : ${WORDS[rank % WORDS.length]}`,
      isUserDefined: true,
      danger: `Le salarié ${rank} rencontre ${WORDS[(rank + unite) % WORDS.length]} à son poste, le matin surtout.`,
      remarques: 'Constaté pendant la visite avec les salariés ; à revoir après les travaux.',
      ...(rank % 2 === 0 && {
        evalGravite: 1 + (rank % 4),
        evalFrequence: 1 + ((rank + unite) % 4),
        evalMaitrise: 1 + (rank % 4),
      }),
    }));
    return { idUniteDeTravail, displayName: `Atelier ${unite + 1}`, categorieDeRisques: categories, risques };
  });
}
