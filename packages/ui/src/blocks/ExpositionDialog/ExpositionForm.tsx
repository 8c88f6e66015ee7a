import {
  AUCUNE_DIFFERENCE,
  CHAMPS_D_UNITE_DE_TRAVAIL,
  PHRASE_DES_DIFFERENCES,
  type ExpositionValues,
} from '@odu/domain';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Columns } from '../../components/Columns/Columns.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { focusField } from '../../components/Form/ErrorSummary.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { listFormErrors } from '../../components/Form/list-form-errors.ts';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { PhraseDeLoi } from '../TexteDeLoi/PhraseDeLoi.tsx';

/** The message of each refused field. */
export type ExpositionErrors = { readonly [Field in keyof ExpositionValues]?: string | undefined };

export interface ExpositionFormProps {
  values: ExpositionValues;
  errors?: ExpositionErrors;
  /** Stands above the fields: where their content comes from, for example. */
  notice?: ReactNode;
  onChange: (patch: Partial<ExpositionValues>) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

const NOMBRES = [
  ['total', 'Effectif total'],
  ['femmes', 'Dont femmes'],
  ['hommes', 'Dont hommes'],
] as const;
const FIELDS = ['total', 'femmes', 'hommes', 'differencesSelonSexe'] as const;

/** How many people work in a unit, women and men, and how they are exposed differently. */
export function ExpositionForm({
  values,
  errors = {},
  notice,
  onChange,
  onSubmit,
  onCancel,
}: ExpositionFormProps) {
  return (
    <Form isWide aria-label="Effectif de l'unité" errors={listFormErrors(FIELDS, errors)} onSubmit={onSubmit}>
      {notice}
      <Columns minColumn="narrow">
        {NOMBRES.map(([name, label]) => (
          <NumberField
            key={name}
            label={label}
            name={name}
            isOptional
            minValue={0}
            value={values[name]}
            onChange={(nombre) => onChange({ [name]: nombre })}
            errorMessage={errors[name]}
          />
        ))}
      </Columns>
      <Stack gap="small">
        <TextArea
          label={CHAMPS_D_UNITE_DE_TRAVAIL.differencesSelonSexe.label}
          description="Ce qui expose différemment les femmes et les hommes de l'unité. Ni donnée de santé, ni nom de victime."
          name="differencesSelonSexe"
          isOptional
          value={values.differencesSelonSexe}
          onChange={(differencesSelonSexe) => onChange({ differencesSelonSexe })}
          errorMessage={errors.differencesSelonSexe}
        />
        {values.differencesSelonSexe.trim() === '' && (
          <div>
            <Button
              variant="secondary"
              onPress={({ target }) => {
                onChange({ differencesSelonSexe: AUCUNE_DIFFERENCE });
                // The button goes once it is done.
                focusField(target.closest('form'), 'differencesSelonSexe');
              }}
            >
              Aucune différence relevée
            </Button>
          </div>
        )}
        <Text size="s14" tone="soft" isProse>
          <PhraseDeLoi phrase={PHRASE_DES_DIFFERENCES} />
        </Text>
      </Stack>
      <DialogFooter>
        <Button variant="quiet" onPress={onCancel}>
          Annuler
        </Button>
        <Button type="submit">Enregistrer</Button>
      </DialogFooter>
    </Form>
  );
}
