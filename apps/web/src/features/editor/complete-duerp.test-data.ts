import type { DuerpDocument, Entreprise } from '@odu/api-contract';
import { ENTREPRISE } from '../../../test/contract-data.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';

/** A document with these values of its company. */
export function withEntreprise(duerp: DuerpDocument, fields: Partial<Entreprise> = {}): DuerpDocument {
  return { ...duerp, data: { ...duerp.data, entreprise: { ...ENTREPRISE, ...fields } } };
}

const EVALUE = makeRisque('r1', {
  evalGravite: 2,
  evalFrequence: 2,
  evalMaitrise: 2,
  isRisqueEvalue: true,
});

/** A document that lacks nothing for a version. */
export const COMPLETE = withEntreprise(makeDuerp([makeUnite('u1', [EVALUE])]));
