import type { EntreeDeSuivi, TypeDeSuivi, Version } from '@odu/api-contract';
import {
  findEntreeCourante,
  listAvisDAcces,
  NBSP,
  TYPE_DE_SUIVI_LABELS,
  TYPES_DE_SUIVI,
  type PhraseDeDroit,
} from '@odu/domain';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LongText } from '../../components/LongText/LongText.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PhraseDeLoi } from '../TexteDeLoi/PhraseDeLoi.tsx';
import { describeEntree, describeSignature } from './describe-entree.ts';
import * as styles from './SuiviCard.css.ts';

export interface SuiviActions {
  /** Opens the form of an entry; `corrige` is the one that it replaces. */
  onAdd: (version: Version, type: TypeDeSuivi, corrige: EntreeDeSuivi | null) => void;
  /** Opens the form of the e-mail; only for a version whose full PDF can be had. */
  onSend: (version: Version) => void;
  onDownloadAvis: (entree: EntreeDeSuivi) => void;
  /** The notice that is being made. */
  downloadingEntreeId?: string | undefined;
}

export interface SuiviDeVersionProps extends SuiviActions {
  version: Version;
  entrees: readonly EntreeDeSuivi[];
  /** A day in Paris or an ISO instant. */
  today: string;
  /** What the law says of each kind; only beside the newest version. */
  phrases?: Readonly<Record<TypeDeSuivi, PhraseDeDroit>>;
}

const MANQUE: Readonly<Record<TypeDeSuivi, string>> = {
  SPST: 'Non transmis au SPST',
  CSE: 'Pas de consultation notée',
  AVIS_D_ACCES: 'Pas encore établi',
};

const NOTER: Readonly<Record<TypeDeSuivi, string>> = {
  SPST: 'Noter la transmission',
  CSE: 'Noter la consultation',
  AVIS_D_ACCES: "Établir l'avis d'accès",
};

/** What was done with one version, kind by kind, and what can be. */
export function SuiviDeVersion({
  version,
  entrees,
  today,
  phrases,
  onAdd,
  onSend,
  onDownloadAvis,
  downloadingEntreeId,
}: SuiviDeVersionProps) {
  return (
    <ul className={styles.lines}>
      {TYPES_DE_SUIVI.map((type) => {
        const own = findEntreeCourante(entrees, version.id, type);
        // One notice of access to the document is asked for (art. R4121-4 C. trav.): that of a version before stands.
        const isNewest = phrases !== undefined;
        const entree = own ?? (isNewest && type === 'AVIS_D_ACCES' ? listAvisDAcces(entrees)[0] : undefined);
        return (
          <li key={type} className={styles.line}>
            <Inline gap="small" align="center">
              <Text>{TYPE_DE_SUIVI_LABELS[type]}</Text>
              {entree === undefined && (
                <Badge tone={type === 'SPST' ? 'warning' : 'neutral'}>{MANQUE[type]}</Badge>
              )}
            </Inline>
            {entree !== undefined && (
              <>
                <Text isProse>{describeEntree(entree, today)}</Text>
                <Text tone="soft" size="s14">
                  {describeSignature(entree)}
                </Text>
              </>
            )}
            {phrases !== undefined && (
              <LongText
                tone="soft"
                size="s14"
                isProse
                length={phrases[type].texte.length}
                about={TYPE_DE_SUIVI_LABELS[type]}
              >
                <PhraseDeLoi phrase={phrases[type]} />
              </LongText>
            )}
            <Inline gap="xsmall">
              {type === 'AVIS_D_ACCES' && entree !== undefined && (
                <Button
                  variant="secondary"
                  isPending={downloadingEntreeId === entree.id}
                  pendingText="Préparation…"
                  onPress={() => onDownloadAvis(entree)}
                >
                  Télécharger l'avis à afficher
                </Button>
              )}
              {type === 'SPST' && version.isCovered_Derivated && (
                <Button
                  variant={entree === undefined ? 'secondary' : 'quiet'}
                  onPress={() => onSend(version)}
                >
                  {entree === undefined ? 'Envoyer par email' : 'Envoyer à nouveau par email'}
                </Button>
              )}
              {own === undefined ? (
                <Button variant="secondary" onPress={() => onAdd(version, type, null)}>
                  {NOTER[type]}
                </Button>
              ) : (
                <Button
                  variant="quiet"
                  aria-label={`Corriger${NBSP}: ${TYPE_DE_SUIVI_LABELS[type]}`}
                  onPress={() => onAdd(version, type, own)}
                >
                  Corriger
                </Button>
              )}
            </Inline>
          </li>
        );
      })}
    </ul>
  );
}
