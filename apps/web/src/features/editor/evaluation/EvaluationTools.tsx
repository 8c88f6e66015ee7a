import { Button, Dialog, DialogTrigger, HelpGrid, Icon, IconHelp, RadioGroup, useIsPhone } from '@odu/ui';
import { VUES, type Vue } from './vue.ts';

const OPTIONS = (['cartes', 'tableau'] as const).map((value) => ({ value, label: VUES[value] }));

type EvaluationToolsProps = { vue: Vue; onVueChange: (vue: Vue) => void };

/** What stands beside the search of step 5: cards or a table (a phone has no room for one), the criteria explained. */
export function EvaluationTools({ vue, onVueChange }: EvaluationToolsProps) {
  const isPhone = useIsPhone();
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
      <DialogTrigger>
        <Button variant="secondary">
          <Icon shape={IconHelp} /> Aide à l'évaluation
        </Button>
        <Dialog title="Aide à l'évaluation" size="wide">
          <HelpGrid />
        </Dialog>
      </DialogTrigger>
    </>
  );
}
