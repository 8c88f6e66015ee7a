import { useRef, useState, type ReactNode, type Ref } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { joinClassNames } from '../class-names.ts';
import { FieldLabel } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconCopy } from '../Icon/icons.ts';
import * as styles from './CopyField.css.ts';

export interface CopyFieldProps {
  label: string;
  description?: ReactNode;
  value: string;
  /** The button, for the focus when the field comes in the place of what was pressed. */
  copyRef?: Ref<HTMLButtonElement>;
}

const STATUS = {
  idle: '',
  copied: 'Copié dans le presse-papiers.',
  failed: 'La copie a été refusée\u00A0: le texte est sélectionné, copiez-le.',
};

/** A text to take away (a link, a key, a fingerprint), with a button that copies it. */
export function CopyField({ label, description, value, copyRef = null }: CopyFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<keyof typeof STATUS>('idle');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setStatus('copied');
    } catch {
      inputRef.current?.select();
      setStatus('failed');
    }
  };
  return (
    <AriaTextField value={value} isReadOnly className={fieldStyles.field}>
      <FieldLabel label={label} description={description} />
      <div className={styles.row}>
        <Input ref={inputRef} className={joinClassNames(fieldStyles.input, styles.input)} />
        <Button
          ref={copyRef}
          variant="secondary"
          onPress={() => void handleCopy()}
          aria-label={`Copier\u00A0: ${label}`}
        >
          <Icon shape={IconCopy} /> Copier
        </Button>
      </div>
      <output className={styles.status} data-failed={status === 'failed' || undefined}>
        {STATUS[status]}
      </output>
    </AriaTextField>
  );
}
