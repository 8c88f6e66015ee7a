import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Dialog, DialogTrigger } from '../components/Dialog/Dialog.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { IconHelp } from '../components/Icon/icons.ts';
import { Inline } from '../components/Inline/Inline.tsx';
import { Menu, MenuItem, MenuTrigger } from '../components/Menu/Menu.tsx';
import { Slider } from '../components/Slider/Slider.tsx';
import { SortableList } from '../components/SortableList/SortableList.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../components/Tabs/Tabs.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Planche } from './Planche.tsx';

const FREQUENCES = [
  { value: 1, label: 'Très rare' },
  { value: 2, label: 'Rare' },
  { value: 3, label: 'Fréquent' },
  { value: 4, label: 'Très fréquent' },
];

/** One of each: a list to put in order, a slider, a menu, a dialog with a tooltip. */
export function EssayerAuClavier() {
  const [unites, setUnites] = useState(['Fournil', 'Boutique', 'Livraison']);
  const [frequence, setFrequence] = useState<number | null>(null);
  return (
    <Planche>
      <Tabs>
        <TabList aria-label="Exemples à parcourir au clavier">
          <Tab id="ordre">Réordonner</Tab>
          <Tab id="choix">Choisir</Tab>
          <Tab id="ouvrir">Ouvrir</Tab>
        </TabList>
        <TabPanel id="ordre">
          <SortableList
            label="Unités de travail"
            items={unites}
            getId={(nom) => nom}
            getLabel={(nom) => nom}
            renderItem={(nom) => <Text>{nom}</Text>}
            onReorder={setUnites}
          />
        </TabPanel>
        <TabPanel id="choix">
          <Slider label="Fréquence" stops={FREQUENCES} value={frequence} onChange={setFrequence} />
        </TabPanel>
        <TabPanel id="ouvrir">
          <Inline>
            <MenuTrigger>
              <Button variant="secondary">Actions</Button>
              <Menu>
                <MenuItem>Modifier</MenuItem>
                <MenuItem>Dupliquer</MenuItem>
                <MenuItem tone="danger">Supprimer</MenuItem>
              </Menu>
            </MenuTrigger>
            <DialogTrigger>
              <Button>Ouvrir un dialogue</Button>
              <Dialog title="Un dialogue" description="Échap ferme l'infobulle, puis le dialogue.">
                <IconButton icon={IconHelp} label="Une infobulle" />
              </Dialog>
            </DialogTrigger>
          </Inline>
        </TabPanel>
      </Tabs>
    </Planche>
  );
}
