import type { DuerpDocument, Version } from '@odu/api-contract';
import { Columns, Select, Stack } from '@odu/ui';
import { type ComparedStates, listStates } from './choose-states.ts';
import { ComparedData } from './ComparedData.tsx';

type ChosenStatesProps = {
  duerp: DuerpDocument;
  versions: readonly Version[];
  states: ComparedStates;
  onChange: (states: ComparedStates) => void;
};

/** The choice of the two states, and what is not the same in them. */
export default function ChosenStates({ duerp, versions, states, onChange }: ChosenStatesProps) {
  const options = listStates(versions);
  return (
    <Stack gap="large">
      <Columns gap="medium">
        <Select
          label="Avant"
          options={options}
          value={states.avant}
          onChange={(value) => onChange({ ...states, avant: value })}
        />
        <Select
          label="Après"
          options={options}
          value={states.apres}
          onChange={(value) => onChange({ ...states, apres: value })}
        />
      </Columns>
      <ComparedData key={`${states.avant} ${states.apres}`} duerp={duerp} states={states} />
    </Stack>
  );
}
