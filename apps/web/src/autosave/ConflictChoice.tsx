import type { DuerpDocument } from '@odu/api-contract';
import { Button, Dialog, Stack, Table, Text } from '@odu/ui';
import { describeConflit } from './describe-conflit.ts';
import type { DuerpAutosave } from './autosave-registry.ts';

/** Shows both versions of what was edited, and lets the user choose. */
export default function ConflictChoice({
  autosave,
  server,
}: {
  autosave: DuerpAutosave;
  server: DuerpDocument;
}) {
  const differences = describeConflit(server, autosave.getPending()).map((difference, key) => ({
    ...difference,
    key,
  }));
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="wide"
      title="Ce DUERP a été modifié entre-temps"
      description="Un autre onglet ou une autre personne l'a enregistré pendant que vous le modifiiez. Votre saisie est gardée&nbsp;: choisissez ce qui doit rester."
      actions={
        <>
          <Button variant="secondary" onPress={autosave.takeServer}>
            Reprendre la version enregistrée
          </Button>
          <Button onPress={autosave.keepMine}>Garder ma version</Button>
        </>
      }
    >
      <Stack gap="medium">
        {differences.length === 0 ? (
          <Text>
            Votre saisie ne porte sur rien de ce qui a changé&nbsp;: vous pouvez garder votre version.
          </Text>
        ) : (
          <Table
            caption="Ce qui diffère"
            rows={differences}
            getRowKey={({ key }) => String(key)}
            columns={[
              { id: 'label', label: 'Élément', isRowHeader: true, cell: ({ label }) => label },
              { id: 'mine', label: 'Ma version', cell: ({ mine }) => mine },
              { id: 'server', label: 'Version enregistrée', cell: ({ server }) => server },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  );
}
