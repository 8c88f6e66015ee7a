import type { Effectif, UniteDeTravail, UniteDeTravailInput } from '@odu/api-contract';
import {
  EFFECTIF_INCOHERENT_MESSAGE,
  firstMessage,
  isEffectifIncoherent,
  mergeUnite,
  renameUniteSchema,
  toUnite,
} from '@odu/domain';
import type { FieldError } from '../../../contract/problem.ts';
import type { UniteDeTravailRow } from '../../../repositories/duerp/unite-de-travail-repository.ts';

// `toUniteFields` wrote it from a body that the contract had checked.
const readEffectif = (stored: string | null) => stored && (JSON.parse(stored) as Effectif);

/** What a person wrote in a unit, from its row. */
export const toUniteValues = ({
  effectif,
  differencesSelonSexe,
}: Pick<UniteDeTravailRow, 'effectif' | 'differencesSelonSexe'>): Required<
  Pick<UniteDeTravail, 'effectif' | 'differencesSelonSexe'>
> => ({ effectif: readEffectif(effectif) || null, differencesSelonSexe });

/** The row of a unit from what the client sends; what is absent keeps what is stored. */
export function toUniteFields(
  input: UniteDeTravailInput,
  duerpDocumentId: string,
  stored: UniteDeTravailRow | undefined,
): Omit<UniteDeTravailRow, 'position'> {
  const { effectif, ...fields } = mergeUnite(input, stored && toUniteValues(stored));
  return {
    duerpDocumentId,
    ...fields,
    effectif: effectif && JSON.stringify(effectif),
    famillesNonConcernees:
      stored?.famillesNonConcernees ?? JSON.stringify(toUnite(input).famillesNonConcernees),
  };
}

/** The blank names by their place in the list; [] when there is none. One that is stored already stands in the way of no other edit. */
export const checkNames = (
  unites: readonly UniteDeTravailInput[],
  stored: ReadonlyMap<string, Pick<UniteDeTravailRow, 'displayName'>>,
): FieldError[] =>
  unites.flatMap(({ idUniteDeTravail, displayName }, index) => {
    const message =
      stored.get(idUniteDeTravail)?.displayName === displayName
        ? null
        : firstMessage(renameUniteSchema, displayName);
    return message === null ? [] : [{ path: `/unitesDeTravail/${index}/displayName`, message }];
  });

/** The headcounts with more women and men than people, by their place in the list; [] when there is none. */
export const checkEffectifs = (unites: readonly UniteDeTravailInput[]): FieldError[] =>
  unites.flatMap(({ effectif }, index) =>
    effectif && isEffectifIncoherent(effectif)
      ? [{ path: `/unitesDeTravail/${index}/effectif`, message: EFFECTIF_INCOHERENT_MESSAGE }]
      : [],
  );
