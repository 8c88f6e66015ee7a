import {
  listFamillesDesRisques,
  readFamilleCherchee,
  type RechercheDeRisques,
  type UniteSituee,
} from '@odu/domain';
import { useMemo } from 'react';
import { Select } from '../../components/Select/Select.tsx';
import { useStableHandlers } from '../../components/use-stable-handlers.ts';

export interface PlusDeFiltresProps {
  /** The document's: its units, and the families of its risks, are what there is to choose. */
  unites: readonly UniteSituee[];
  value: RechercheDeRisques;
  onChange: (value: RechercheDeRisques) => void;
}

const TOUTES = { value: 'toutes', label: 'Toutes' };

/** Narrows what is found to one unit and to one family of risks: fields for the row of the search. */
export function PlusDeFiltres({ unites, value, onChange }: PlusDeFiltresProps) {
  const { unite, famille } = value;
  const { chooseUnite, chooseFamille } = useStableHandlers({
    chooseUnite: (chosen: string | null) =>
      onChange({ ...value, unite: chosen === TOUTES.value ? null : chosen }),
    chooseFamille: (chosen: string | null) => onChange({ ...value, famille: readFamilleCherchee(chosen) }),
  });
  // A letter of the search draws neither: a list of choices is built in three goes.
  const uniteSelect = useMemo(
    () =>
      unites.length > 1 && (
        <Select
          label="Unité"
          options={[
            TOUTES,
            ...unites.map(({ idUniteDeTravail, displayName }) => ({
              value: idUniteDeTravail,
              label: displayName,
            })),
          ]}
          value={unite ?? TOUTES.value}
          onChange={chooseUnite}
        />
      ),
    [unites, unite, chooseUnite],
  );
  const familles = useMemo(
    () => [
      TOUTES,
      ...listFamillesDesRisques(unites, famille).map(({ code, displayName }) => ({
        value: code,
        label: displayName,
      })),
    ],
    [unites, famille],
  );
  const familleSelect = useMemo(
    () => (
      <Select label="Famille" options={familles} value={famille ?? TOUTES.value} onChange={chooseFamille} />
    ),
    [familles, famille, chooseFamille],
  );
  return (
    <>
      {uniteSelect}
      {familleSelect}
    </>
  );
}
