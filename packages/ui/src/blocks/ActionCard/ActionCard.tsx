import type { ActionPreventive, Risque } from '@odu/api-contract';
import { formatDateLongue, labelRisque, listPrecisions, NNBSP, shortenText } from '@odu/domain';
import { useState, type ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { IconDelete, IconEdit } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { StatutActionBadge } from '../StatutActionBadge/StatutActionBadge.tsx';
import * as styles from './ActionCard.css.ts';

export interface ActionCardProps {
  action: Omit<ActionPreventive, 'idUniteDeTravail' | 'idRisqueAssocie'>;
  /** The risk that it reduces; `null` when that risk was deleted since. */
  risque: Pick<Risque, 'displayName' | 'code'> | null;
  onEdit: (idAction: string) => void;
  /** After a confirmation, with the action as the question was asked; its promise keeps the dialog until the server has answered. */
  onDelete: (idAction: string, seen: ActionCardProps['action']) => void | Promise<unknown>;
  isHighlighted?: boolean;
}

/** A preventive action of the PAPRIPACT: what, for which risk, who, when, with which means, and where it stands. */
export function ActionCard({ action, risque, onEdit, onDelete, isHighlighted = false }: ActionCardProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  // The action may change under the question.
  const [seen, setSeen] = useState(action);
  // A measure may be 40,000 characters long; the name of its buttons may not.
  const name = shortenText(action.descriptionDeLaMesure);
  return (
    <Card as="article" aria-label={name} isHighlighted={isHighlighted}>
      <div className={styles.header}>
        <StatutActionBadge statut={action.statut} />
        <div className={styles.buttons}>
          <IconButton icon={IconEdit} label={`Modifier ${name}`} onPress={() => onEdit(action.idAction)} />
          <IconButton
            icon={IconDelete}
            label={`Supprimer ${name}`}
            variant="danger"
            onPress={() => {
              setSeen(action);
              setIsDeleting(true);
            }}
          />
        </div>
      </div>
      <p className={styles.description}>{action.descriptionDeLaMesure}</p>
      <dl className={styles.details}>
        <Detail term="Risque associé" isWide>
          {risque === null ? (
            <span className={styles.lost}>Aucun&nbsp;: ce risque a été supprimé</span>
          ) : (
            labelRisque(risque)
          )}
        </Detail>
        <Detail term="Responsable">{action.responsable}</Detail>
        <Detail term="Échéance">{formatDateLongue(action.date)}</Detail>
        {action.budget !== '' && <Detail term="Budget">{action.budget}</Detail>}
        {listPrecisions(action).map(({ label, texte }) => (
          <Detail key={label} term={label} isWide>
            {texte}
          </Detail>
        ))}
      </dl>
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        title={`Supprimer cette action préventive${NNBSP}?`}
        tone="danger"
        confirmLabel="Supprimer"
        pendingText="Suppression…"
        onConfirm={() => onDelete(action.idAction, seen)}
      >
        {name}
      </ConfirmDialog>
    </Card>
  );
}

interface DetailProps {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}

function Detail({ term, isWide = false, children }: DetailProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}
