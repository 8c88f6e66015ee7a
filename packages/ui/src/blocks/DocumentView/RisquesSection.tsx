import type { DisplayOptions, UniteDeTravail } from '@odu/api-contract';
import { Tab, TabList, TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx';
import type { RisqueLinks } from '../InteractiveRisques/risque-links.ts';
import type { DocumentParts } from './document-parts.ts';
import { SimpleRisques } from './SimpleRisques.tsx';

/** The two ways to read the list of risks. */
export type RisquesView = 'simplifiee' | 'interactive';

export interface RisquesSectionProps {
  unites: readonly UniteDeTravail[];
  /** The same, unreadable in a demo. */
  shownUnites: readonly UniteDeTravail[];
  displayOptions: DisplayOptions;
  isDemo: boolean;
  choosePlanHref: string | undefined;
  risqueLinks: RisqueLinks | undefined;
  defaultView: RisquesView;
  Interactive: DocumentParts['InteractiveRisques'];
  isDrawnInParts: boolean;
  /** Level of the titles of units. */
  level: 4 | 5;
}

/** The risks of the document, in a list to read or in one to explore. */
export function RisquesSection({
  unites,
  shownUnites,
  displayOptions,
  isDemo,
  choosePlanHref,
  risqueLinks,
  defaultView,
  Interactive,
  isDrawnInParts,
  level,
}: RisquesSectionProps) {
  return (
    <Tabs defaultSelectedKey={defaultView}>
      <TabList aria-label="Liste des risques">
        <Tab id="simplifiee">Vue simplifiée</Tab>
        <Tab id="interactive">Vue interactive</Tab>
      </TabList>
      <TabPanel id="simplifiee">
        <SimpleRisques
          unites={shownUnites}
          displayOptions={displayOptions}
          level={level}
          isDrawnInParts={isDrawnInParts}
          saisieHref={risqueLinks?.saisieHref}
        />
      </TabPanel>
      {/* What is searched with, where there is something to search. */}
      <TabPanel id="interactive" hasTabStop={!isDemo && unites.some(({ risques }) => risques.length > 0)}>
        <Interactive
          unites={unites}
          defaultDisplayOptions={displayOptions}
          isDemo={isDemo}
          choosePlanHref={choosePlanHref}
          risqueLinks={risqueLinks}
          headingLevel={level}
        />
      </TabPanel>
    </Tabs>
  );
}
