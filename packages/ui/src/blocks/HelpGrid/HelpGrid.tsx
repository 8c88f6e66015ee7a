import { Tab, TabList, TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx';
import { CriteresPanel } from './CriteresPanel.tsx';
import { FormulePanel } from './FormulePanel.tsx';
import { PrioritesPanel } from './PrioritesPanel.tsx';

/** The help of the evaluation: what the criteria mean, how the level is computed, what to do first. */
export function HelpGrid() {
  return (
    <Tabs>
      <TabList aria-label="Aide à l'évaluation">
        <Tab id="criteres">Critères</Tab>
        <Tab id="formule">Formule</Tab>
        <Tab id="priorites">Priorités</Tab>
      </TabList>
      <TabPanel id="criteres">
        <CriteresPanel />
      </TabPanel>
      <TabPanel id="formule">
        <FormulePanel />
      </TabPanel>
      <TabPanel id="priorites">
        <PrioritesPanel />
      </TabPanel>
    </Tabs>
  );
}
