import { Button, Dialog, DialogTrigger, HelpGrid, Icon, IconHelp, Inline, RadioGroup } from '@odu/ui';
import { VUES, type Vue } from './vue.ts';

const OPTIONS = (['cartes', 'tableau'] as const).map((value) => ({ value, label: VUES[value] }));

type EvaluationToolsProps = { vue: Vue; onVueChange: (vue: Vue) => void };

/** What helps to evaluate: the criteria explained, cards or a table. */
export function EvaluationTools({ vue, onVueChange }: EvaluationToolsProps) {
  return (
    <Inline justify="between" gap="large">
      <DialogTrigger>
        <Button variant="secondary">
          <Icon shape={IconHelp} /> Aide à l'évaluation
        </Button>
        <Dialog title="Aide à l'évaluation" size="wide">
          <HelpGrid />
        </Dialog>
      </DialogTrigger>
      <RadioGroup
        label="Affichage"
        orientation="horizontal"
        options={OPTIONS}
        value={vue}
        onChange={onVueChange}
      />
    </Inline>
  );
}
