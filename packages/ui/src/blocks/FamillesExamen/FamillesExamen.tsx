import type { CodeDeFamille } from '@odu/api-contract';
import { formatFamillesExaminees, type ExamenDeFamille } from '@odu/domain';
import { Disclosure, type DisclosureProps } from '../../components/Disclosure/Disclosure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FamilleLine, type FamilleLineProps } from './FamilleLine.tsx';
import * as styles from './FamillesExamen.css.ts';

export interface FamillesExamenProps
  extends
    Omit<FamilleLineProps, 'famille' | 'getDraft'>,
    Pick<DisclosureProps, 'isExpanded' | 'defaultExpanded' | 'onExpandedChange'> {
  /** As the domain's `examineFamilles` gives it. */
  examen: readonly ExamenDeFamille[];
  /** Where the reason that is typed for a family is kept. */
  getDraft?: (code: CodeDeFamille) => FamilleLineProps['draft'];
}

/** The families of the referential as one unit stands to them: how many were looked at, then each with what can be done. */
export function FamillesExamen({
  examen,
  getDraft,
  isExpanded,
  defaultExpanded,
  onExpandedChange,
  ...line
}: FamillesExamenProps) {
  return (
    <Disclosure
      title={formatFamillesExaminees(examen)}
      {...(isExpanded !== undefined && { isExpanded })}
      {...(defaultExpanded !== undefined && { defaultExpanded })}
      {...(onExpandedChange !== undefined && { onExpandedChange })}
    >
      <Stack>
        <Text tone="soft" isProse>
          Regardez chaque famille&nbsp;: ajoutez ses risques, ou dites qu'elle ne concerne pas cette unité.
          Une famille avec des risques est examinée.
        </Text>
        <ul className={styles.familles}>
          {examen.map((famille) => (
            <FamilleLine key={famille.code} famille={famille} draft={getDraft?.(famille.code)} {...line} />
          ))}
        </ul>
      </Stack>
    </Disclosure>
  );
}
