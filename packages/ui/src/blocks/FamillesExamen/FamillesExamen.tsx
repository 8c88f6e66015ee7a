import { formatFamillesExaminees, type ExamenDeFamille } from '@odu/domain';
import { Disclosure, type DisclosureProps } from '../../components/Disclosure/Disclosure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useStableHandlers } from '../../components/use-stable-handlers.ts';
import { FamilleLine, type FamilleHandlers } from './FamilleLine.tsx';
import * as styles from './FamillesExamen.css.ts';

export interface FamillesExamenProps
  extends
    Omit<FamilleHandlers, 'getDraft'>,
    Partial<Pick<FamilleHandlers, 'getDraft'>>,
    Pick<DisclosureProps, 'isExpanded' | 'defaultExpanded' | 'onExpandedChange'> {
  /** As the domain's `examineFamilles` gives it. */
  examen: readonly ExamenDeFamille[];
  /** Offers to set a family aside for all units at once. */
  hasOtherUnites: boolean;
}

const keepNothing = () => undefined;

/** The families of the referential as one unit stands to them: how many were looked at, then each with what can be done. */
export function FamillesExamen({
  examen,
  hasOtherUnites,
  isExpanded,
  defaultExpanded,
  onExpandedChange,
  getDraft = keepNothing,
  ...given
}: FamillesExamenProps) {
  const handlers = useStableHandlers<FamilleHandlers>({ ...given, getDraft });
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
            <FamilleLine
              key={famille.code}
              {...famille}
              hasOtherUnites={hasOtherUnites}
              handlers={handlers}
            />
          ))}
        </ul>
      </Stack>
    </Disclosure>
  );
}
