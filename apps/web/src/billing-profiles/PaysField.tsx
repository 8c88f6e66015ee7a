import type { Country } from '@odu/api-contract';
import { PAYS_PAR_DEFAUT, PAYS_UE } from '@odu/domain';
import { Select } from '@odu/ui';
import { useBoundField } from '../forms/use-bound-field.ts';

const toOption = (value: Country) => ({ value, label: PAYS_UE[value] });
// The keys of a record of every country.
const CODES = Object.keys(PAYS_UE) as Country[];
const FRANCE_FIRST: readonly Country[] = [
  PAYS_PAR_DEFAUT,
  ...CODES.filter((code) => code !== PAYS_PAR_DEFAUT),
];
const OPTIONS = FRANCE_FIRST.map(toOption);

/** The 27 countries of the European Union, France first. */
export function PaysField() {
  const field = useBoundField<Country>('country');
  return <Select {...field} label="Pays" options={OPTIONS} isRequired />;
}
