import type { ActionPreventive } from '@odu/api-contract';
import { formatEuros, formatPluriel, NBSP, summarizeBudget } from '@odu/domain';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { assignVars } from '../../components/css-vars.ts';
import * as styles from './TableauDeBord.css.ts';

export interface BudgetFiguresProps {
  actions: readonly ActionPreventive[];
  /** Level of the title of what could not be read. */
  level: 4 | 5;
}

/** What the actions cost and what of it is spent, with every budget that could not be counted. */
export function BudgetFigures({ actions, level }: BudgetFiguresProps) {
  const { prevu, depense, nombreLus, nonLus, nombreSansBudget } = summarizeBudget(actions);
  return (
    <Stack gap="small">
      {nombreLus === 0 ? (
        <Text tone="soft">Aucun budget n'est écrit comme un montant.</Text>
      ) : (
        <>
          <dl className={styles.amounts}>
            <div>
              <dt>Prévu</dt>
              <dd className={styles.amount}>{formatEuros(prevu / 100)}</dd>
            </div>
            <div>
              <dt>Dépensé (actions terminées)</dt>
              <dd className={styles.amount}>{formatEuros(depense / 100)}</dd>
            </div>
          </dl>
          <span className={styles.whole} aria-hidden="true">
            {depense > 0 && (
              <span
                className={styles.parts.terminees}
                style={assignVars({ [styles.share]: String(depense) })}
              />
            )}
            {prevu > depense && (
              <span
                className={styles.parts.aFaire}
                style={assignVars({ [styles.share]: String(prevu - depense) })}
              />
            )}
          </span>
        </>
      )}
      <Text size="s14" tone="soft" isProse>
        {formatPluriel(nombreLus, 'budget additionné', 'budgets additionnés')}, actions annulées non
        comprises, montants tels qu'ils sont écrits (hors taxes ou toutes taxes comprises).
        {nombreSansBudget > 0 && ` ${formatPluriel(nombreSansBudget, 'action')} sans budget.`}
      </Text>
      {nonLus.length > 0 && (
        <Disclosure
          title={`${formatPluriel(nonLus.length, 'budget non compté', 'budgets non comptés')}${NBSP}: ce n'est pas un montant exact`}
          level={level}
        >
          <Table
            caption="Budgets non comptés"
            isCaptionHidden
            rows={nonLus}
            getRowKey={({ idAction }) => idAction}
            columns={[
              {
                id: 'mesure',
                label: 'Action',
                cell: ({ descriptionDeLaMesure }) => descriptionDeLaMesure,
                isRowHeader: true,
              },
              { id: 'budget', label: 'Budget écrit', cell: ({ budget }) => budget },
            ]}
          />
        </Disclosure>
      )}
    </Stack>
  );
}
