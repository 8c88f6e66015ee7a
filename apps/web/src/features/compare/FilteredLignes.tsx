import {
  describeNombreDeChangements,
  filterLignes,
  formatNombre,
  type LigneDeComparaison,
  NATURE_LABELS,
  type NatureDeChangement,
  NATURES_DE_CHANGEMENT,
  OBJET_LABELS,
  type ObjetCompare,
  OBJETS_COMPARES,
} from '@odu/domain';
import {
  Alert,
  Button,
  CheckboxGroup,
  Columns,
  Comparaison,
  Disclosure,
  Icon,
  IconPrint,
  Inline,
  Link,
  Stack,
  Text,
} from '@odu/ui';
import { useState } from 'react';
import * as links from '../../routing/links.ts';

type FilteredLignesProps = {
  lignes: readonly LigneDeComparaison[];
  isDemo: boolean;
  choosePlanId: string;
};

const OBJET_OPTIONS = OBJETS_COMPARES.map((value) => ({ value, label: OBJET_LABELS[value] }));
const NATURE_OPTIONS = NATURES_DE_CHANGEMENT.map((value) => ({ value, label: NATURE_LABELS[value] }));

/** The changes, filtered by what they are about and by what happened, to read or to print. */
export function FilteredLignes({ lignes, isDemo, choosePlanId }: FilteredLignesProps) {
  const [objets, setObjets] = useState<ObjetCompare[]>([]);
  const [natures, setNatures] = useState<NatureDeChangement[]>([]);
  const shown = filterLignes(lignes, { objets, natures });
  const total = describeNombreDeChangements(lignes);
  return (
    <Stack gap="large">
      {isDemo && (
        <Alert tone="info" actions={<Link href={links.choosePlan(choosePlanId)}>Voir les formules</Link>}>
          Les textes des risques et des actions sont illisibles en démonstration.
        </Alert>
      )}
      <Inline justify="between" gap="medium">
        <Text weight="semibold" aria-live="polite">
          {shown.length === lignes.length ? total : `${formatNombre(shown.length)} sur ${total}`}
        </Text>
        {lignes.length > 0 && (
          <Button variant="secondary" onPress={() => window.print()}>
            <Icon shape={IconPrint} size="small" /> Imprimer
          </Button>
        )}
      </Inline>
      {lignes.length > 0 && (
        <Disclosure title="Filtrer les changements" level={2}>
          <Columns gap="medium">
            <CheckboxGroup
              label="Ce qui change"
              options={OBJET_OPTIONS}
              value={objets}
              onChange={setObjets}
            />
            <CheckboxGroup
              label="Le changement"
              options={NATURE_OPTIONS}
              value={natures}
              onChange={setNatures}
            />
          </Columns>
        </Disclosure>
      )}
      <Comparaison lignes={shown} />
    </Stack>
  );
}
