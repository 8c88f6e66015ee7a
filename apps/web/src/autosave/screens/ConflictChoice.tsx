import type { DuerpDocument } from '@odu/api-contract';
import { isPartlyRecreated, NBSP, recreate, resolveCollision } from '@odu/domain';
import type { Collision } from '@odu/domain';
import { Button, Dialog, Stack, Table, Text } from '@odu/ui';
import type { DocumentQueue } from '../queue/document-queue.ts';
import { describeCollision } from './describe-collision.ts';

type ConflictChoiceProps = {
  autosave: Pick<DocumentQueue, 'resolve' | 'getPending'>;
  /** The document with the user's edits. */
  duerp: DuerpDocument;
  collision: Collision;
  /** How many are to decide, this one included. */
  left: number;
};

/** Shows one thing that two people wrote differently, and lets the user choose. */
export function ConflictChoice({ autosave, duerp, collision, left }: ConflictChoiceProps) {
  const { intents, vues } = autosave.getPending();
  const { title, text, facts, keepMine, takeOther } = describeCollision(collision, duerp, { intents, vues });
  // A full storage and a reload may have lost what it looked like: then it can only be read here.
  const canKeep = collision.type !== 'cibleSupprimee' || recreate(vues, collision.cible) !== null;
  const isPart = collision.type === 'cibleSupprimee' && canKeep && isPartlyRecreated(vues, collision.cible);
  const rows = facts.map((fact, key) => ({ ...fact, key: String(key) }));
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="wide"
      title={title}
      description={text}
      actions={
        <>
          <Button variant="secondary" onPress={() => autosave.resolve('autre', resolveCollision)}>
            {takeOther}
          </Button>
          {canKeep && <Button onPress={() => autosave.resolve('mien', resolveCollision)}>{keepMine}</Button>}
        </>
      }
    >
      <Stack gap="medium">
        {rows.length > 0 && (
          <Table
            caption="Ce qui est en question"
            rows={rows}
            getRowKey={({ key }) => key}
            columns={[
              { id: 'label', label: 'Élément', isRowHeader: true, cell: ({ label }) => label },
              { id: 'value', label: 'Valeur', cell: ({ value }) => value },
            ]}
          />
        )}
        {isPart && (
          <Text>
            {`Depuis le chargement de la page, seul ce que vous y avez modifié est gardé sur cet appareil${NBSP}: le reste ne serait pas recréé.`}
          </Text>
        )}
        {left > 1 && <Text>Encore {left} choix à faire, celui-ci compris.</Text>}
      </Stack>
    </Dialog>
  );
}
