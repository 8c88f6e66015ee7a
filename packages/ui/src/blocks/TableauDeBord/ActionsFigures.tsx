import type { ActionPreventive } from '@odu/api-contract';
import {
  countActionsByMois,
  countActionsByStatut,
  formatMois,
  formatNombre,
  formatPluriel,
  type ActionsDuMois,
} from '@odu/domain';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { assignVars } from '../../components/css-vars.ts';
import { BarRows } from './BarRows.tsx';
import * as styles from './TableauDeBord.css.ts';

export interface ActionsFiguresProps {
  actions: readonly ActionPreventive[];
  /** A day in Paris or an ISO instant: what is late is told by. */
  today: string;
  /** Level of the two titles. */
  level: 4;
}

/** The parts of a month's bar, with the words of one and of several. */
const PARTS = [
  { key: 'terminees', label: 'Terminées', one: 'terminée', many: 'terminées' },
  { key: 'aFaire', label: 'À faire', one: 'à faire', many: 'à faire' },
  { key: 'enRetard', label: 'En retard', one: 'en retard', many: 'en retard' },
  { key: 'annulees', label: 'Annulées', one: 'annulée', many: 'annulées' },
] as const;

const nameMois = ({ mois }: ActionsDuMois): string => (mois === null ? 'Sans date' : formatMois(mois));

/** The preventive actions by their status, then by the month for which they are planned. */
export function ActionsFigures({ actions, today, level }: ActionsFiguresProps) {
  const statuts = countActionsByStatut(actions);
  const mois = countActionsByMois(actions, today);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={level} size="s16">
          Par statut
        </Heading>
        <BarRows
          label="Actions par statut"
          allText="tous les statuts"
          level={5}
          rows={statuts.map(({ statut, nombre }) => ({
            key: statut,
            label: statut,
            text: formatPluriel(nombre, 'action'),
            size: nombre,
            bar: nombre > 0 && (
              <div className={styles.split}>
                <Part kind={statut === 'Terminé' ? 'terminees' : 'aFaire'} count={nombre} />
              </div>
            ),
          }))}
          table={
            <Table
              caption="Actions par statut"
              isCaptionHidden
              rows={statuts}
              getRowKey={({ statut }) => statut}
              columns={[
                { id: 'statut', label: 'Statut', cell: ({ statut }) => statut, isRowHeader: true },
                { id: 'nombre', label: 'Actions', align: 'end', cell: ({ nombre }) => formatNombre(nombre) },
              ]}
            />
          }
        />
      </Stack>
      <Stack gap="small">
        <Heading level={level} size="s16">
          Par mois
        </Heading>
        <BarRows
          label="Actions par mois"
          allText={`les ${mois.length} mois`}
          level={5}
          rows={mois.map((one) => ({
            key: one.mois ?? 'sans-date',
            label: nameMois(one),
            text: describe(one),
            size: PARTS.reduce((sum, { key }) => sum + one[key], 0),
            bar: (
              <div className={styles.split}>
                {PARTS.filter(({ key }) => one[key] > 0).map(({ key }) => (
                  <Part key={key} kind={key} count={one[key]} />
                ))}
              </div>
            ),
          }))}
          table={
            <Table
              caption="Actions par mois"
              isCaptionHidden
              rows={mois}
              getRowKey={(one) => one.mois ?? 'sans-date'}
              columns={[
                { id: 'mois', label: 'Mois', cell: nameMois, isRowHeader: true },
                ...PARTS.map(({ key, label }) => ({
                  id: key,
                  label,
                  align: 'end' as const,
                  cell: (one: ActionsDuMois) => formatNombre(one[key]),
                })),
              ]}
            />
          }
        />
      </Stack>
    </Stack>
  );
}

const describe = (one: ActionsDuMois): string =>
  PARTS.filter(({ key }) => one[key] > 0)
    .map(({ key, one: singulier, many }) => formatPluriel(one[key], singulier, many))
    .join(', ');

function Part({ kind, count }: { kind: (typeof PARTS)[number]['key']; count: number }) {
  return <span className={styles.parts[kind]} style={assignVars({ [styles.share]: String(count) })} />;
}
