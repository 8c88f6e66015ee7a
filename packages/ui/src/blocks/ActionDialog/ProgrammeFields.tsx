import {
  CHAMPS_D_ACTION_PREVENTIVE,
  PHRASE_DES_CHAMPS_DU_PROGRAMME,
  PHRASE_DU_TYPE_DE_MESURE,
  TITRE_DES_CHAMPS_DU_PROGRAMME,
  TYPES_DE_MESURE,
  type ChampDuProgramme,
} from '@odu/domain';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { PhraseDeLoi } from '../TexteDeLoi/PhraseDeLoi.tsx';
import type { ActionErrors, ActionValues } from './action-values.ts';

export interface ProgrammeFieldsProps {
  values: Pick<ActionValues, 'conditionsExecution' | 'indicateurResultat' | 'type'>;
  errors: ActionErrors;
  /** The company must have a yearly programme: the fields are open at once. */
  isExpected: boolean;
  /** The field that takes the focus when the form opens: where it is one of these, they are open too. */
  champ?: ChampDuProgramme | undefined;
  onChange: (patch: Partial<ActionValues>) => void;
}

const CHAMPS = CHAMPS_D_ACTION_PREVENTIVE;
const TYPE_OPTIONS = [
  { value: '', label: 'Non précisé' },
  ...TYPES_DE_MESURE.map((type) => ({ value: type, label: type })),
] as const;

/** What the yearly programme asks of each measure, and the kind of the measure: apart, since most companies need none of it. */
export function ProgrammeFields({ values, errors, isExpected, champ, onChange }: ProgrammeFieldsProps) {
  const { conditionsExecution, indicateurResultat, type } = values;
  const isFilled = conditionsExecution !== '' || indicateurResultat !== '';
  const isAsked = champ === 'conditionsExecution' || champ === 'indicateurResultat';
  return (
    <Disclosure
      title={TITRE_DES_CHAMPS_DU_PROGRAMME}
      level={3}
      defaultExpanded={isExpected || isFilled || isAsked}
    >
      <Stack>
        <Text tone="soft" isProse>
          <PhraseDeLoi phrase={PHRASE_DES_CHAMPS_DU_PROGRAMME} /> Le coût s'écrit dans le budget.
        </Text>
        <TextArea
          label={CHAMPS.conditionsExecution.label}
          description="Comment et avec qui la mesure se met en place. Sans nom de victime ni donnée de santé."
          name="conditionsExecution"
          isOptional
          minRows={2}
          value={conditionsExecution}
          onChange={(text) => onChange({ conditionsExecution: text })}
          errorMessage={errors.conditionsExecution}
        />
        <TextArea
          label={CHAMPS.indicateurResultat.label}
          description="Ce qui montrera que la mesure a servi. Sans nom de victime ni donnée de santé."
          name="indicateurResultat"
          isOptional
          minRows={2}
          value={indicateurResultat}
          onChange={(text) => onChange({ indicateurResultat: text })}
          errorMessage={errors.indicateurResultat}
        />
        <Select
          label={CHAMPS.type.label}
          description={<PhraseDeLoi phrase={PHRASE_DU_TYPE_DE_MESURE} />}
          name="type"
          isOptional
          options={TYPE_OPTIONS}
          value={type ?? ''}
          onChange={(value) => onChange({ type: value === '' ? null : value })}
          errorMessage={errors.type}
        />
      </Stack>
    </Disclosure>
  );
}
