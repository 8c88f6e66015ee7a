import type { DuerpData } from '@odu/api-contract';
import { scrambleDocumentData, summarizeEvaluation } from '@odu/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading, type HeadingLevel } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconHelp } from '../../components/Icon/icons.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { drawnInParts } from '../../components/drawn-in-parts.ts';
import { EvaluationSummary } from '../EvaluationSummary/EvaluationSummary.tsx';
import type { RisqueLinks } from '../InteractiveRisques/risque-links.ts';
import { RiskGrid } from '../RiskGrid/RiskGrid.tsx';
import { ActionsSection } from './ActionsSection.tsx';
import { AnnexeSection } from './AnnexeSection.tsx';
import type { DocumentParts } from './document-parts.ts';
import * as styles from './DocumentView.css.ts';
import { EntrepriseCard } from './EntrepriseCard.tsx';
import { UnitesSection } from './UnitesSection.tsx';
import { RisquesSection, type RisquesView } from './RisquesSection.tsx';

export interface DocumentViewProps {
  displayName: string;
  data: DuerpData;
  /** Without full access: the texts of risks and actions cannot be read, the interactive view is closed. */
  isDemo: boolean;
  choosePlanHref?: string;
  /** Where its risks are edited; left out where it is only read. */
  risqueLinks?: RisqueLinks;
  defaultView?: RisquesView;
  /** What stands behind its tab and its buttons, as heavy as the rest of the document: the blocks, or what fetches them. */
  parts: DocumentParts;
  /** Level of the document's title; its sections are one under. */
  headingLevel?: 2 | 3;
  /** False where the page shows the grid elsewhere. */
  hasRiskGrid?: boolean;
  /** The first time, section by section and unit by unit: for a page that has more to show than the document. */
  isDrawnInParts?: boolean;
}

/** What comes up to the evaluation, the units, the risks, the actions, the annex. */
const PARTS = 5;
const useDrawnParts = drawnInParts();

/** The whole document to read or to print: company, law, evaluation, risks and actions. */
export function DocumentView({
  displayName,
  data,
  isDemo,
  choosePlanHref,
  risqueLinks,
  defaultView = 'simplifiee',
  parts,
  headingLevel = 2,
  hasRiskGrid = true,
  isDrawnInParts = false,
}: DocumentViewProps) {
  const shown = useMemo(() => (isDemo ? scrambleDocumentData(data) : data), [isDemo, data]);
  const synthese = useMemo(() => summarizeEvaluation(shown.unitesDeTravail), [shown]);
  const drawn = useDrawnParts(PARTS, isDrawnInParts);
  const level = headingLevel === 2 ? 3 : 4;
  return (
    <article className={styles.document}>
      <header className={styles.title}>
        <Heading level={headingLevel} size="s28">
          Document unique d'évaluation des risques professionnels
        </Heading>
        <Text size="s18" tone="soft">
          {displayName}
        </Text>
      </header>
      {isDemo && (
        <Alert
          tone="info"
          title="Version de démonstration"
          {...(choosePlanHref !== undefined && {
            actions: (
              <Link href={choosePlanHref} variant="standalone">
                Choisir une formule
              </Link>
            ),
          })}
        >
          Les textes de vos risques et de vos actions sont brouillés. Ils restent intacts dans votre document
          et s'affichent en entier avec une formule payante.
        </Alert>
      )}
      <Section level={level} title="Entreprise">
        <EntrepriseCard entreprise={data.entreprise} />
      </Section>
      <Disclosure title="Cadre réglementaire" level={level}>
        <parts.Cadre level={level} />
      </Disclosure>
      <Section level={level} title="Synthèse de l'évaluation" aside={<HelpButton parts={parts} />}>
        <EvaluationSummary synthese={synthese} headingLevel={level === 3 ? 4 : 5} />
        {hasRiskGrid && synthese.evalues > 0 && (
          <>
            <Heading level={level === 3 ? 4 : 5} size="s18">
              Grille des risques
            </Heading>
            <RiskGrid
              unites={shown.unitesDeTravail}
              Dialog={parts.Dialog}
              {...(risqueLinks && { getRisqueHref: risqueLinks.getRisqueHref })}
            />
          </>
        )}
      </Section>
      {drawn > 1 && <UnitesSection level={level} unites={shown.unitesDeTravail} />}
      {drawn > 2 && (
        <Section level={level} title="Liste des risques">
          <RisquesSection
            unites={data.unitesDeTravail}
            shownUnites={shown.unitesDeTravail}
            displayOptions={data.displayOptions}
            isDemo={isDemo}
            choosePlanHref={choosePlanHref}
            risqueLinks={risqueLinks}
            defaultView={defaultView}
            Interactive={parts.InteractiveRisques}
            isDrawnInParts={isDrawnInParts}
            level={level === 3 ? 4 : 5}
          />
        </Section>
      )}
      {drawn > 3 && (
        <ActionsSection
          level={level}
          unites={shown.unitesDeTravail}
          isPapripactEnabled={data.isPapripactEnabled}
          ressources={shown.ressourcesPapripact ?? ''}
          entreprise={data.entreprise}
        />
      )}
      {drawn > 4 && <AnnexeSection level={level} data={shown} isDemo={isDemo} />}
    </article>
  );
}

interface SectionProps {
  level: HeadingLevel;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

function Section({ level, title, aside, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHeader}>
        <Heading level={level} size="s22">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

function HelpButton({ parts: { Dialog, HelpGrid } }: Pick<DocumentViewProps, 'parts'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.onScreen}>
      <Button
        variant="quiet"
        isFlush
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
      >
        <Icon shape={IconHelp} size="small" />
        Comprendre l'évaluation
      </Button>
      <Dialog title="Comprendre l'évaluation" size="wide" isOpen={isOpen} onOpenChange={setIsOpen}>
        <HelpGrid />
      </Dialog>
    </span>
  );
}
