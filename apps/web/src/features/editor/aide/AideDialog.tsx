import type { DuerpDocument } from '@odu/api-contract';
import { ETAPES, formatPluriel, listProblemesDeCompletude } from '@odu/domain';
import { Dialog, Heading, Link, Stack, Text } from '@odu/ui';
import { useId, type ReactNode } from 'react';
import { usePublicConfig } from '../../../api/use-public-config.ts';
import * as links from '../../../routing/links.ts';
import { LAST_ETAPE, type Etape } from '../model/etapes.ts';
import { AIDES } from './aides.ts';
import { LoisAConnaitre } from './LoisAConnaitre.tsx';

type AideDialogProps = { duerp?: DuerpDocument; step: Etape; onClose: () => void };

/** More than that is what the step itself shows. */
const PROBLEMES_AT_ONCE = 5;

/** The help of one step: what it is for, what is left to do, how to answer, what the law asks. */
export default function AideDialog({ duerp, step, onClose }: AideDialogProps) {
  const config = usePublicConfig();
  const { but, questions, listLois, guide } = AIDES[step];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Aide${'\u00A0'}: ${ETAPES[step - 1]}`}
    >
      <Stack gap="large">
        <Partie titre="À quoi sert cette étape">
          <Text isProse>{but}</Text>
        </Partie>
        <Partie titre="Ce qu'il reste à faire">
          {duerp === undefined || step === 1 ? (
            <Text isProse>Lisez et cochez les cases de l'étape, puis commencez.</Text>
          ) : (
            <ResteAFaire duerp={duerp} step={step} onLeave={onClose} />
          )}
        </Partie>
        {questions.map(({ titre, reponses }) => (
          <Partie key={titre} titre={titre}>
            <Stack gap="xsmall">
              {reponses.map((reponse) => (
                <Text key={reponse} isProse>
                  {reponse}
                </Text>
              ))}
            </Stack>
          </Partie>
        ))}
        <Partie titre="Ce que la loi demande">
          <LoisAConnaitre phrases={listLois(duerp?.data.entreprise ?? null)} />
        </Partie>
        {config !== null && (
          <Text>
            <Link href={`${config.userGuideUrl}#${guide.ancre}`} isExternal>
              Lire dans le guide&nbsp;: {guide.titre}
            </Link>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

type ResteAFaireProps = { duerp: DuerpDocument; step: Etape; onLeave: () => void };

function ResteAFaire({ duerp, step, onLeave }: ResteAFaireProps) {
  const problemes = listProblemesDeCompletude(duerp.data).filter(
    (one) => step === LAST_ETAPE || one.step === step,
  );
  const more = problemes.length - PROBLEMES_AT_ONCE;
  if (problemes.length === 0) return <Text isProse>Rien ne manque à cette étape.</Text>;
  return (
    <Stack as="ul" gap="xsmall">
      {problemes.slice(0, PROBLEMES_AT_ONCE).map((one) => (
        <Text key={`${one.code} ${one.path}`} as="li" isProse>
          <Link href={links.probleme(duerp.id, one)} onPress={onLeave}>
            {one.message}
          </Link>
        </Text>
      ))}
      {more > 0 && (
        <Text as="li" tone="soft">
          Et {formatPluriel(more, 'autre point', 'autres points')}.
        </Text>
      )}
    </Stack>
  );
}

function Partie({ titre, children }: { titre: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="xsmall" aria-labelledby={id}>
      <Heading level={3} size="s18" id={id}>
        {titre}
      </Heading>
      {children}
    </Stack>
  );
}
