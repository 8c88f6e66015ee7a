import { MatchersV3 } from '@pact-foundation/pact';
import { ACTION_ID, CATEGORIE_ID, DUERP_ID, ETAG, RISQUE_ID, UNITE_ID } from './examples.ts';

const { boolean, date, decimal, eachLike, integer, regex, string } = MatchersV3;

export const STRONG_ETAG = regex(/^"\d+"$/, ETAG);

const niveauDeRisqueStatus = regex(/^(GREEN|YELLOW|ORANGE|RED)$/, 'ORANGE');

const risque = {
  idRisque: RISQUE_ID,
  idCategorie: CATEGORIE_ID,
  code: string(''),
  displayName: string('Brûlure au four à sole'),
  isUserDefined: boolean(true),
  danger: string('Porte et sole à 250 °C'),
  remarques: string('Gants à disposition'),
  evalGravite: integer(3),
  evalFrequence: integer(2),
  evalMaitrise: integer(3),
  isRisqueEvalue: true,
  niveauDeRisqueValue: decimal(4.5),
  niveauDeRisqueStatus,
};

const action = {
  idAction: ACTION_ID,
  idUniteDeTravail: UNITE_ID,
  idRisqueAssocie: RISQUE_ID,
  descriptionDeLaMesure: string('Remplacer les gants usés'),
  responsable: string('Camille Martin'),
  budget: string('200 €'),
  date: date('yyyy-MM-dd', '2027-01-15'),
  statut: string('À planifier'),
};

/** The fields of a DUERP that the application reads, as the state with a unit, a risk and an action makes it. */
export const duerpDocument = {
  id: DUERP_ID,
  displayName: string('Boulangerie Martin'),
  description: string(''),
  data: {
    unitesDeTravail: eachLike({
      idUniteDeTravail: UNITE_ID,
      displayName: string('Fournil'),
      categorieDeRisques: eachLike({
        idCategorie: CATEGORIE_ID,
        code: string(''),
        displayName: string('Four et cuisson'),
        isUserDefined: boolean(true),
      }),
      risques: eachLike(risque),
      papripactActionsPreventives: eachLike(action),
      niveauDeRisqueValue: decimal(4.5),
    }),
    isPapripactEnabled: boolean(false),
    niveauDeRisqueTotalValue: decimal(4.5),
    niveauDeRisqueTotalStatus: niveauDeRisqueStatus,
    displayOptions: {
      sortBy: string('none'),
      shouldGroupByUnite: boolean(true),
      shouldGroupByCategorie: boolean(true),
    },
  },
  paymentStatus_Derivated: string('DRAFT'),
  isVip_Derivated: boolean(false),
  hasFullAccess_Derivated: boolean(false),
  hasBeenModifiedSinceLastGeneration: boolean(true),
};

/** The small answer of a write, where the document has an evaluated risk. */
export const duerpPatch = {
  isPatch: true,
  id: DUERP_ID,
  displayName: string('Boulangerie Martin'),
  hasBeenModifiedSinceLastGeneration: boolean(true),
};

export const unitePatch = { idUniteDeTravail: UNITE_ID, niveauDeRisqueValue: decimal(4.5) };

export const risquePatch = {
  idRisque: RISQUE_ID,
  isRisqueEvalue: true,
  niveauDeRisqueValue: decimal(4.5),
  niveauDeRisqueStatus,
};
