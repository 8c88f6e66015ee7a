import { useState, type ReactNode } from 'react';
import { IconDelete, IconEdit } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { InlineNameForm, type NameDraft } from '../InlineNameForm/InlineNameForm.tsx';
import { useFocusAfterEditing } from '../use-focus-after-editing.ts';
import * as styles from './NameRow.css.ts';

export interface NameRowProps {
  name: string;
  /** Before the name. */
  code?: string;
  /** Under the name. */
  detail?: ReactNode;
  /** Buttons of the thing's own, between those of its name. */
  actions?: ReactNode;
  /** The message for a refused new name, `null` when it is accepted. */
  validate: (name: string) => string | null;
  /** `seen` is the name that the row showed when its form opened. */
  onRename: (name: string, seen: string) => void;
  onDelete: () => void;
  /** Keeps a new name that is not submitted yet: the row opens with it. */
  draft?: NameDraft | undefined;
}

/** A named thing of a list, renamed in place or deleted. */
export function NameRow({
  name,
  code = '',
  detail,
  actions,
  validate,
  onRename,
  onDelete,
  draft,
}: NameRowProps) {
  const [kept] = useState(() => draft?.read() ?? null);
  const [isEditing, setIsEditing] = useState(kept !== null);
  // What the row showed when the new name was begun: the name may change under it.
  const [seenName, setSeenName] = useState(kept?.seen ?? name);
  // A row that opens by itself leaves the focus where it is.
  const [isAsked, setIsAsked] = useState(false);
  const renameRef = useFocusAfterEditing(isEditing);

  if (isEditing) {
    return (
      <div className={styles.form}>
        <InlineNameForm
          label="Nouveau nom"
          defaultValue={seenName}
          submitLabel="Renommer"
          hasAutoFocus={isAsked}
          draft={draft}
          validate={validate}
          onCancel={() => setIsEditing(false)}
          onSubmit={(nextName) => {
            setIsEditing(false);
            if (nextName !== seenName) onRename(nextName, seenName);
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <p>
          {code !== '' && <span className={styles.detail}>{code} </span>}
          {name}
        </p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.buttons}>
        <IconButton
          ref={renameRef}
          icon={IconEdit}
          label={`Renommer ${name}`}
          onPress={() => {
            setIsAsked(true);
            setSeenName(name);
            setIsEditing(true);
          }}
        />
        {actions}
        <IconButton icon={IconDelete} label={`Supprimer ${name}`} variant="danger" onPress={onDelete} />
      </div>
    </div>
  );
}
