import type { TypeDeMesure } from '@odu/api-contract';
import { mesureEnPlaceFormSchema, TYPES_DE_MESURE, validateWith, type MesureSaisie } from '@odu/domain';
import { useState, type Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Columns } from '../../components/Columns/Columns.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconPlus } from '../../components/Icon/icons.ts';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './MesuresEnPlaceField.css.ts';

/** A measure while it is typed, under the names of the form that it stands in. */
export interface SaisieDeMesure {
  texteDeMesure: string;
  typeDeMesure: TypeDeMesure | null;
}

export interface NouvelleMesureProps {
  saisie: SaisieDeMesure;
  errors: { readonly [Field in keyof SaisieDeMesure]?: string | undefined };
  onSaisieChange: (patch: Partial<SaisieDeMesure>) => void;
  onAdd: (mesure: MesureSaisie) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const TYPE_OPTIONS = TYPES_DE_MESURE.map((type) => ({ value: type, label: type }));
const validate = validateWith(mesureEnPlaceFormSchema);

/** A measure of the user's own words, with its kind. */
export function NouvelleMesure({ saisie, errors, onSaisieChange, onAdd, inputRef }: NouvelleMesureProps) {
  const [isChecked, setIsChecked] = useState(false);
  const { texteDeMesure: texte, typeDeMesure: type } = saisie;
  const messages: { texte?: string; type?: string } = isChecked ? validate({ texte, type }) : {};
  const add = () => {
    const isRefused = Object.keys(validate({ texte, type })).length > 0;
    setIsChecked(isRefused);
    if (!isRefused && type !== null) onAdd({ texte, type });
  };
  return (
    <div className={styles.part}>
      <Columns minColumn="narrow" gap="medium">
        <TextField
          label="Autre mesure en place"
          description="Sans nom de personne ni donnée de santé."
          name="texteDeMesure"
          isOptional
          value={texte}
          onChange={(texteDeMesure) => onSaisieChange({ texteDeMesure })}
          // Enter adds the measure; it does not save the evaluation.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) event.continuePropagation();
            else {
              event.preventDefault();
              add();
            }
          }}
          errorMessage={messages.texte ?? errors.texteDeMesure}
          {...(inputRef !== undefined && { inputRef })}
        />
        <Select
          label="Type de mesure"
          description="Du plus au moins protecteur."
          name="typeDeMesure"
          isOptional={texte.trim() === ''}
          options={TYPE_OPTIONS}
          value={type}
          onChange={(typeDeMesure) => onSaisieChange({ typeDeMesure })}
          errorMessage={messages.type ?? errors.typeDeMesure}
        />
      </Columns>
      <div>
        <Button variant="secondary" onPress={add}>
          <Icon shape={IconPlus} /> Ajouter la mesure
        </Button>
      </div>
    </div>
  );
}
