import type { Risque } from '@odu/api-contract';
import { firstMessage, renameRisqueSchema, type ChampAvecPerte } from '@odu/domain';
import { memo } from 'react';
import { IconActions } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { NameDraft } from '../InlineNameForm/InlineNameForm.tsx';
import { NameRow } from '../NameRow/NameRow.tsx';
import { SelectionRow } from '../SelectionBar/SelectionRow.tsx';

export type RisqueDeCategorie = Pick<Risque, 'idRisque' | 'displayName' | 'code' | ChampAvecPerte>;

/** What is done with the risks of a list: the same object for as long as the list is there. */
export interface RisqueRowHandlers {
  readonly rename: (idRisque: string, name: string, seen: string) => void;
  readonly remove: (risque: RisqueDeCategorie) => void;
  readonly addAction: (idRisque: string) => void;
  readonly getNameDraft: (idRisque: string) => NameDraft | undefined;
}

export interface RisqueRowProps {
  risque: RisqueDeCategorie;
  handlers: RisqueRowHandlers;
  canAddAction: boolean;
}

const validateRename = (name: string) => firstMessage(renameRisqueSchema, name);

/** One risk of a category; an edit of another one does not draw it anew. */
export const RisqueRow = memo(function RisqueRow({ risque, handlers, canAddAction }: RisqueRowProps) {
  const { idRisque, displayName, code } = risque;
  return (
    <SelectionRow risque={risque}>
      <NameRow
        name={displayName}
        code={code}
        validate={validateRename}
        onRename={(name, seen) => handlers.rename(idRisque, name, seen)}
        actions={
          canAddAction && (
            <IconButton
              icon={IconActions}
              label={`Ajouter une action pour ${displayName}`}
              aria-haspopup="dialog"
              onPress={() => handlers.addAction(idRisque)}
            />
          )
        }
        onDelete={() => handlers.remove(risque)}
        draft={handlers.getNameDraft(idRisque)}
      />
    </SelectionRow>
  );
});
