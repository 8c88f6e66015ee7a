import { useId, useState } from 'react';
import {
  TextField as AriaTextField,
  Group,
  Input,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type FieldTexts, type OwnProps } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconHide, IconRuleMet, IconRuleUnmet, IconShow } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordRule {
  id: string;
  label: string;
  isMet: boolean;
}

export interface PasswordFieldProps extends Omit<AriaTextFieldProps, OwnProps | 'type'>, FieldTexts {
  autoComplete: 'current-password' | 'new-password';
  /** The rules of a new password, ticked while the reader types. */
  rules?: readonly PasswordRule[];
}

/** A password that can be shown, with a live list of its rules. */
export function PasswordField({
  label,
  description,
  errorMessage,
  isOptional = false,
  rules = [],
  ...props
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const rulesId = useId();
  return (
    <AriaTextField
      {...fieldState(errorMessage, props.name)}
      spellCheck="false"
      {...(rules.length > 0 && { 'aria-describedby': rulesId })}
      {...props}
      type={isShown ? 'text' : 'password'}
      className={fieldStyles.field}
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <Group className={fieldStyles.group}>
        <Input className={fieldStyles.bareInput} autoCapitalize="none" />
        <IconButton
          icon={isShown ? IconHide : IconShow}
          label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          isDisabled={props.isDisabled ?? false}
          onPress={() => setIsShown(!isShown)}
        />
      </Group>
      {/* The button's new name is not read while it has the focus. */}
      <VisuallyHidden>
        <span aria-live="polite">{isShown && 'Mot de passe affiché'}</span>
      </VisuallyHidden>
      <FieldErrorText>{errorMessage}</FieldErrorText>
      {rules.length > 0 && <PasswordRules id={rulesId} rules={rules} />}
    </AriaTextField>
  );
}

function PasswordRules({ id: listId, rules }: { id: string; rules: readonly PasswordRule[] }) {
  const metCount = rules.filter(({ isMet }) => isMet).length;
  return (
    <>
      <ul id={listId} className={styles.rules} aria-label="Règles du mot de passe">
        {rules.map(({ id, label, isMet }) => (
          <li key={id} className={styles.rule} data-met={isMet || undefined}>
            <Icon shape={isMet ? IconRuleMet : IconRuleUnmet} size="small" />
            <span>
              {label}
              <VisuallyHidden>{isMet ? '\u00A0: respectée' : '\u00A0: à respecter'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span aria-live="polite">{`${metCount} ${metCount > 1 ? 'règles respectées' : 'règle respectée'} sur ${rules.length}`}</span>
      </VisuallyHidden>
    </>
  );
}
