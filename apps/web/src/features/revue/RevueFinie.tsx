import type { DuerpDocument } from '@odu/api-contract';
import { formatPluriel, listProblemesDeCompletude, type AvancementDeLaRevue } from '@odu/domain';
import { Alert, Button, CompletudeAlert, Inline, Link, Stack, Text } from '@odu/ui';
import * as links from '../../routing/links.ts';

type RevueFinieProps = {
  duerp: DuerpDocument;
  avancement: AvancementDeLaRevue;
  onGenerate: () => void;
};

/** What the review gave, and the version that says so: its reason is chosen, its journal is one link away. */
export function RevueFinie({ duerp, avancement, onGenerate }: RevueFinieProps) {
  const problemes = listProblemesDeCompletude(duerp.data);
  return (
    <Stack gap="large">
      <Alert tone="success" live="polite" title="Tous les risques sont revus.">
        {describe(avancement)}
      </Alert>
      {problemes.length > 0 && (
        <CompletudeAlert problemes={problemes} getHref={(one) => links.probleme(duerp.id, one)} />
      )}
      <Text isProse>
        Générez maintenant la version de l'année{'\u00A0'}: son motif, la mise à jour annuelle, est déjà
        choisi, et son PDF contient le journal de ce qui a changé.
      </Text>
      <Inline gap="small">
        <Button isDisabled={problemes.length > 0} onPress={onGenerate}>
          Générer la nouvelle version
        </Button>
        <Link variant="secondary" href={links.compareVersions(duerp.id)}>
          Voir ce qui a changé
        </Link>
        <Link variant="secondary" href={links.duerpEditor(duerp.id, 4)}>
          Ajouter des risques
        </Link>
      </Inline>
    </Stack>
  );
}

const describe = ({ nombreInchanges, nombreChanges, nombreDisparus }: AvancementDeLaRevue): string => {
  const gone = formatPluriel(nombreDisparus, 'supprimé depuis la version', 'supprimés depuis la version');
  return `${formatPluriel(nombreInchanges, 'inchangé')}, ${formatPluriel(nombreChanges, 'modifié')}, ${gone}.`;
};
