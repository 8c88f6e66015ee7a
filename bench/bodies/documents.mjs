import { randomUUID } from 'node:crypto';

const MB = 1024 * 1024;

export const idUniteDeTravail = randomUUID();
const idCategorie = randomUUID();
const categorie = { idCategorie, code: '', displayName: 'Sols', isUserDefined: true };
const risque = (fields = {}) => ({
  idRisque: randomUUID(),
  idCategorie,
  code: 'CPP-SOL-01',
  displayName: 'Glissade sur un sol mouillé',
  isUserDefined: false,
  ...fields,
});
export const known = risque();
export const listOf = (risques) => ({ idUniteDeTravail, categorieDeRisques: [categorie], risques });
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const action = (fields = {}) => ({
  idAction: randomUUID(),
  idUniteDeTravail,
  idRisqueAssocie: null,
  descriptionDeLaMesure: 'Poser un tapis antidérapant',
  responsable: 'Dominique Petit',
  date: '2027-03-01',
  statut: 'À planifier',
  budget: '',
  apresIdAction: null,
  ...fields,
});
export const unite = (fields = {}) => ({ idUniteDeTravail: randomUUID(), displayName: 'Vente', ...fields });
/** Operation: its ordinary body, its greatest size in bytes, its worst valid bodies. */
export const OPERATIONS = {
  'update-list-risques': {
    bytes: 5 * MB - 1000,
    ordinary: () => listOf([known, ...many(60, () => risque())]),
    worst: {
      '5,000 risks': () => listOf([known, ...many(4_999, () => risque())]),
      'long texts': () =>
        listOf([
          known,
          ...many(20, () => risque({ danger: 'é'.repeat(40_000), remarques: '€'.repeat(40_000) })),
        ]),
    },
  },
  'update-list-unitesdetravail': {
    bytes: 5 * MB - 1000,
    ordinary: () => ({ unitesDeTravail: [unite({ idUniteDeTravail }), ...many(40, () => unite())] }),
    worst: {
      '500 units': () => ({ unitesDeTravail: [unite({ idUniteDeTravail }), ...many(499, () => unite())] }),
      'long actions': () => {
        const added = randomUUID();
        const actions = many(40, () => {
          const { apresIdAction: _place, ...one } = action({
            idUniteDeTravail: added,
            descriptionDeLaMesure: '€'.repeat(40_000),
          });
          return one;
        });
        return {
          unitesDeTravail: [
            unite({ idUniteDeTravail }),
            unite({
              idUniteDeTravail: added,
              categorieDeRisques: [],
              risques: [],
              papripactActionsPreventives: actions,
            }),
          ],
        };
      },
    },
  },
  'update-risque': {
    bytes: 512 * 1024 - 1000,
    ordinary: () => ({
      ...known,
      idUniteDeTravail,
      danger: `Sol ${randomUUID()}`,
      remarques: '',
      evalGravite: 1,
      evalFrequence: 1,
      evalMaitrise: 1,
    }),
    worst: {
      'long texts': () => ({
        ...known,
        idUniteDeTravail,
        danger: '€'.repeat(40_000),
        remarques: `${randomUUID()}${'€'.repeat(39_000)}`,
        evalGravite: 1,
        evalFrequence: 1,
        evalMaitrise: 1,
      }),
    },
  },
  'upsert-action-preventive-papripact': {
    bytes: 512 * 1024 - 1000,
    ordinary: () => action(),
    worst: { 'a long text': () => action({ descriptionDeLaMesure: '€'.repeat(40_000) }) },
  },
};
/** Ordinary bodies of other operations, where the call's own cost would be most of what their example costs. */
export const ORDINARY = {
  importDuerp: () => ({
    displayName: 'Boulangerie Martin',
    entreprise: null,
    isPapripactEnabled: false,
    displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
    unitesDeTravail: many(10, () => {
      const own = { ...categorie, idCategorie: randomUUID() };
      return unite({
        categorieDeRisques: [own],
        risques: many(60, () => risque({ idCategorie: own.idCategorie })),
      });
    }),
  }),
};
