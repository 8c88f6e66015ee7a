import { Button, Icon, IconHelp, RadioGroup, useIsPhone } from '@odu/ui';
import { useState } from 'react';
import { DOCUMENT_PARTS } from '../../../document/document-parts.tsx';
import { SelectionButton } from '../../../selection/SelectionSlots.tsx';
import { VUES, type Vue } from './vue.ts';

const { Dialog, HelpGrid } = DOCUMENT_PARTS;
const OPTIONS = (['cartes', 'tableau'] as const).map((value) => ({ value, label: VUES[value] }));

type EvaluationToolsProps = { vue: Vue; onVueChange: (vue: Vue) => void };

/** What stands beside the search of step 5: cards or a table (a phone has no room for one), the criteria explained, several risks ticked. */
export function EvaluationTools({ vue, onVueChange }: EvaluationToolsProps) {
  const isPhone = useIsPhone();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  return (
    <>
      {!isPhone && (
        <RadioGroup
          label="Présentation"
          orientation="horizontal"
          options={OPTIONS}
          value={vue}
          onChange={onVueChange}
        />
      )}
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isHelpOpen}
        onPress={() => setIsHelpOpen(true)}
      >
        <Icon shape={IconHelp} /> Aide à l'évaluation
      </Button>
      <SelectionButton />
      <Dialog title="Aide à l'évaluation" size="wide" isOpen={isHelpOpen} onOpenChange={setIsHelpOpen}>
        <HelpGrid />
      </Dialog>
    </>
  );
}
