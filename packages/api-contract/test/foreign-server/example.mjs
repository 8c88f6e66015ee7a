const UNITE = '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a21';
const CATEGORIE = '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a22';
const NIVEAU = { niveauDeRisqueValue: 1.5 };

/** The document that this server shows to anybody. */
export const EXAMPLE = {
  displayName: 'Garage Petit',
  data: {
    entreprise: null,
    unitesDeTravail: [
      {
        idUniteDeTravail: UNITE,
        displayName: 'Atelier',
        categorieDeRisques: [
          { idCategorie: CATEGORIE, code: '', displayName: 'Machines', isUserDefined: true },
        ],
        risques: [
          {
            idRisque: '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a23',
            idCategorie: CATEGORIE,
            code: '',
            displayName: 'Doigts pris dans le pont',
            isUserDefined: true,
            danger: '',
            remarques: '',
            evalGravite: 3,
            evalFrequence: 1,
            evalMaitrise: 2,
            isRisqueEvalue: true,
            ...NIVEAU,
            niveauDeRisqueStatus: 'YELLOW',
          },
        ],
        papripactActionsPreventives: [],
        ...NIVEAU,
      },
    ],
    isPapripactEnabled: false,
    niveauDeRisqueTotalValue: NIVEAU.niveauDeRisqueValue,
    niveauDeRisqueTotalStatus: 'YELLOW',
    displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
  },
};
