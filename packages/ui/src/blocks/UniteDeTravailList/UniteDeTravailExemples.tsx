import type { ExampleUniteDeTravail } from '@odu/api-contract';
import { AUCUNE_UNITE_SELECTIONNEE_MESSAGE, isSameName } from '@odu/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { Columns } from '../../components/Columns/Columns.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface UniteDeTravailExemplesProps {
  exemples: readonly ExampleUniteDeTravail[];
  unites: readonly { displayName: string }[];
  onAdd: (exemples: ExampleUniteDeTravail[]) => void;
  /** Nothing was ticked: say it in a toast. What stands beside the button is not read out, or it would be twice. */
  onNoneSelected: () => void;
}

/** The example units that are not in the list yet, to tick and add; those of the sector come first. */
export function UniteDeTravailExemples({
  exemples,
  unites,
  onAdd,
  onNoneSelected,
}: UniteDeTravailExemplesProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setIsRefused] = useState(false);
  const isPresent = (exemple: ExampleUniteDeTravail) =>
    unites.some((unite) => isSameName(unite.displayName, exemple.displayName));
  const left = exemples.filter((exemple) => !isPresent(exemple));
  const highlighted = left.filter(({ isHighlighted }) => isHighlighted);
  const others = left.filter(({ isHighlighted }) => !isHighlighted);
  const groups = [
    { label: 'Suggestions pour votre secteur', exemples: highlighted },
    { label: highlighted.length > 0 ? 'Autres exemples' : 'Exemples', exemples: others },
  ].filter((group) => group.exemples.length > 0);

  const handleAdd = () => {
    const chosen = left.filter(({ idUniteDeTravail }) => ticked.has(idUniteDeTravail));
    setIsRefused(chosen.length === 0);
    if (chosen.length === 0) {
      onNoneSelected();
      return;
    }
    setTicked(new Set());
    onAdd(chosen);
  };
  const tick = (group: readonly ExampleUniteDeTravail[], ids: readonly string[]) => {
    const ofGroup = new Set(group.map(({ idUniteDeTravail }) => idUniteDeTravail));
    setIsRefused(false);
    setTicked(new Set([...[...ticked].filter((id) => !ofGroup.has(id)), ...ids]));
  };
  if (left.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="exemples-d-unites">
      <Heading level={2} id="exemples-d-unites">
        Exemples d'unités de travail
      </Heading>
      <Columns minColumn="medium">
        {groups.map((group) => (
          <CheckboxGroup
            key={group.label}
            label={group.label}
            options={group.exemples.map((exemple) => ({
              value: exemple.idUniteDeTravail,
              label: exemple.displayName,
            }))}
            value={group.exemples
              .map(({ idUniteDeTravail }) => idUniteDeTravail)
              .filter((id) => ticked.has(id))}
            onChange={(ids) => tick(group.exemples, ids)}
          />
        ))}
      </Columns>
      <Inline>
        <Button variant="secondary" onPress={handleAdd}>
          Ajouter les unités sélectionnées
        </Button>
        {isRefused && (
          <Text as="span" tone="danger" weight="semibold">
            {AUCUNE_UNITE_SELECTIONNEE_MESSAGE}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}
