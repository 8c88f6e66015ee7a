import type { DuerpDocument, MasterData } from '@odu/api-contract';
import { formatPluriel, listModele, partirDUnModele } from '@odu/domain';
import { Button, Card, Heading, ModeleDialog, Stack, Text } from '@odu/ui';
import { useMemo, useState } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { createId } from '../../../create-id.ts';
import { useTickedChoice } from '../../../forms/use-ticked-choice.tsx';
import { notify } from '../../../toast/notify.ts';

type ModeleDeSecteurProps = {
  duerp: DuerpDocument;
  premade: MasterData;
  /** What is ticked in the model stays while it is open, whatever a colleague adds to the document. */
  isOpen: boolean;
  onOpen: () => void;
  onCancel: () => void;
  /** The units are on their way into the document. */
  onAdded: () => void;
};

/** An empty document of a recognised sector: its units with their usual risks, in three clicks. */
export default function ModeleDeSecteur({
  duerp,
  premade,
  isOpen,
  onOpen,
  onCancel,
  onAdded,
}: ModeleDeSecteurProps) {
  const edit = useEditDuerp(duerp.id);
  const [isTicked, setIsTicked] = useState(false);
  const { close, questions } = useTickedChoice({
    isTicked: isOpen && isTicked,
    perte: 'Vos choix dans ce modèle seront oubliés, et rien ne sera ajouté.',
    onClose: () => {
      setIsTicked(false);
      onCancel();
    },
  });
  const unites = useMemo(() => listModele(premade), [premade]);
  if (unites.length === 0) return null;
  const secteurs = premade.secteurs
    .filter(({ code }) => premade.secteursReconnus.includes(code))
    .map(({ displayName }) => displayName);
  return (
    <Card as="section" aria-labelledby="partir-d-un-modele">
      <Stack>
        <Heading level={2} id="partir-d-un-modele">
          Partir d'un modèle
        </Heading>
        <Text isProse>
          {secteurs.join(', ')}&nbsp;: {formatPluriel(unites.length, 'unité')} avec leurs risques les plus
          courants. Vous décochez ce qui n'existe pas chez vous, puis vous complétez.
        </Text>
        <div>
          <Button onPress={onOpen}>Voir le modèle de mon secteur</Button>
        </div>
      </Stack>
      {isOpen && (
        <ModeleDialog
          isOpen
          secteurs={secteurs}
          unites={unites}
          onTick={() => setIsTicked(true)}
          onCancel={close}
          onAdd={(chosen) => {
            edit(partirDUnModele(chosen, premade, createId));
            const risques = chosen.reduce((sum, { selection }) => sum + selection.size, 0);
            notify({
              kind: 'info',
              message: `${formatPluriel(chosen.length, 'unité ajoutée', 'unités ajoutées')}, ${formatPluriel(risques, 'risque à évaluer', 'risques à évaluer')}.`,
            });
            setIsTicked(false);
            onAdded();
          }}
        />
      )}
      {questions}
    </Card>
  );
}
