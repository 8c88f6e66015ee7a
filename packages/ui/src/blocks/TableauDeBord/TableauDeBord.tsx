import type { DuerpData, Version } from '@odu/api-contract';
import {
  formatDateLongue,
  scrambleDocumentData,
  summarizeEvaluation,
  summarizeFamilles,
  type SyntheseDEvaluation,
} from '@odu/domain';
import { useId, useMemo, type ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { drawnInParts } from '../../components/drawn-in-parts.ts';
import { BANDS, statusOfBand } from '../EvaluationSummary/CompteursBar.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { RiskGrid, type RiskGridProps } from '../RiskGrid/RiskGrid.tsx';
import { ActionsFigures } from './ActionsFigures.tsx';
import { BudgetFigures } from './BudgetFigures.tsx';
import { NiveauxRows, type NiveauxRow } from './NiveauxRows.tsx';
import * as styles from './TableauDeBord.css.ts';

export interface TableauDeBordProps {
  data: DuerpData;
  /** Newest first, as the server lists them; one without counters is left out of the evolution. */
  versions: readonly Version[];
  /** A day in Paris or an ISO instant: by what an action is late. */
  today: string;
  /** Without full access: names of risks cannot be read, and what is told by codes and texts is not shown. */
  isDemo: boolean;
  getRisqueHref?: RiskGridProps['getRisqueHref'];
  /** `Dialog`, or what fetches it. */
  Dialog: RiskGridProps['Dialog'];
  /** The first figure at once, each other one when the one before stands: for a page that is long below it. */
  isDrawnInParts?: boolean;
}

const useDrawnFigures = drawnInParts();

/** A document in figures: where its risks stand, by unit and by family, how they went from version to version, its actions and their cost. */
export function TableauDeBord({
  data,
  versions,
  today,
  isDemo,
  getRisqueHref,
  Dialog,
  isDrawnInParts = false,
}: TableauDeBordProps) {
  const titleId = useId();
  const shown = useMemo(() => (isDemo ? scrambleDocumentData(data) : data), [isDemo, data]);
  const { unitesDeTravail } = shown;
  const synthese = useMemo(() => summarizeEvaluation(unitesDeTravail), [unitesDeTravail]);
  // Kept, so that the next figure draws none of those that stand.
  const figures = useMemo(() => {
    const actions = unitesDeTravail.flatMap(({ papripactActionsPreventives }) => papripactActionsPreventives);
    return [
      synthese.evalues > 0 && (
        <Figure key="grille" title="Grille des risques">
          <RiskGrid unites={unitesDeTravail} Dialog={Dialog} {...(getRisqueHref && { getRisqueHref })} />
        </Figure>
      ),
      <UnitesFigure key="unites" synthese={synthese} />,
      !isDemo && <FamillesFigure key="familles" data={data} />,
      <Evolution key="evolution" versions={versions} synthese={synthese} />,
      actions.length > 0 && (
        <Figure key="actions" title="Actions préventives">
          <ActionsFigures actions={actions} today={today} level={4} />
        </Figure>
      ),
      actions.length > 0 && !isDemo && (
        <Figure key="budget" title="Budget des actions">
          <BudgetFigures actions={actions} level={4} />
        </Figure>
      ),
    ].filter((figure) => figure !== false);
  }, [data, versions, today, isDemo, getRisqueHref, Dialog, unitesDeTravail, synthese]);
  const drawn = useDrawnFigures(figures.length, isDrawnInParts);
  if (synthese.total === 0) return null;
  return (
    <Card as="section" padding="large" aria-labelledby={titleId}>
      <Stack gap="xlarge">
        <Heading level={2} size="s22" id={titleId}>
          Tableau de bord
        </Heading>
        {figures.slice(0, drawn)}
        {isDemo && (
          <Text tone="soft">Les familles de risques et le budget s'affichent avec une formule payante.</Text>
        )}
      </Stack>
    </Card>
  );
}

function UnitesFigure({ synthese: { parUnite } }: { synthese: SyntheseDEvaluation<unknown> }) {
  return (
    <Figure title="Unités de travail par niveau">
      <ul className={styles.legend} aria-label="Niveaux">
        {BANDS.map((band) => (
          <li key={band}>
            <NiveauBadge status={statusOfBand(band)} size="small" />
          </li>
        ))}
      </ul>
      <NiveauxRows
        label="Risques de chaque unité par niveau"
        columnLabel="Unité de travail"
        allText={`les ${parUnite.length} unités`}
        rows={parUnite.map(({ idUniteDeTravail, displayName, compteurs }) => ({
          key: idUniteDeTravail,
          label: displayName,
          compteurs,
        }))}
        level={4}
      />
    </Figure>
  );
}

function FamillesFigure({ data: { unitesDeTravail } }: Pick<TableauDeBordProps, 'data'>) {
  const familles = useMemo(() => summarizeFamilles(unitesDeTravail), [unitesDeTravail]);
  return (
    <Figure title="Familles de risques par niveau">
      <NiveauxRows
        label="Risques de chaque famille par niveau"
        columnLabel="Famille"
        allText={`les ${familles.length} familles`}
        rows={familles.map(({ code, displayName, compteurs }) => ({
          key: code ?? 'aucune',
          label: displayName,
          compteurs,
        }))}
        level={4}
      />
    </Figure>
  );
}

type EvolutionProps = Pick<TableauDeBordProps, 'versions'> & { synthese: SyntheseDEvaluation<unknown> };

/** From the newest to the oldest: what it was is under what it is. */
function Evolution({ versions, synthese }: EvolutionProps) {
  const counted = versions.flatMap(({ id, versionNumber, creationTime, compteurs }): NiveauxRow[] =>
    compteurs === undefined
      ? []
      : [{ key: id, label: `Version ${versionNumber}, ${formatDateLongue(creationTime)}`, compteurs }],
  );
  if (counted.length === 0) return null;
  return (
    <Figure title="Évolution d'une version à l'autre">
      <NiveauxRows
        label="Risques de chaque version par niveau"
        columnLabel="Version"
        allText={`les ${counted.length} versions`}
        rows={[{ key: 'maintenant', label: "Aujourd'hui", compteurs: synthese.compteurs }, ...counted]}
        level={4}
      />
    </Figure>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.figure}>
      <Heading level={3} size="s18">
        {title}
      </Heading>
      {children}
    </section>
  );
}
