import type { EntreeDeSuivi, Version } from '@odu/api-contract';
import {
  formatDateLongue,
  phraseDuCse,
  PHRASE_DE_L_AVIS,
  PHRASE_DU_SPST,
  type PhraseDeDroit,
  type RegimeDesMesures,
} from '@odu/domain';
import { Card } from '../../components/Card/Card.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { SuiviDeVersion, type SuiviActions } from './SuiviDeVersion.tsx';

export interface SuiviCardProps extends SuiviActions {
  /** Newest first; at least one. */
  versions: readonly Version[];
  /** What was done, corrected entries too. */
  entrees: readonly EntreeDeSuivi[];
  /** What the law asks of the actions: it says what the CSE is shown. */
  regime: RegimeDesMesures;
  /** A day in Paris or an ISO instant: the day of a notice of access may be one to come. */
  today: string;
  level?: 2 | 3;
}

/** What was done with the versions of a document: the newest in full, those before it closed. */
export function SuiviCard({ versions, entrees, regime, today, level = 2, ...actions }: SuiviCardProps) {
  const [latest, ...others] = versions;
  if (latest === undefined) return null;
  const phrases: Readonly<Record<EntreeDeSuivi['type'], PhraseDeDroit>> = {
    SPST: PHRASE_DU_SPST,
    CSE: phraseDuCse(regime),
    AVIS_D_ACCES: PHRASE_DE_L_AVIS,
  };
  const name = ({ versionNumber, creationTime }: Version) =>
    `Version ${versionNumber} du ${formatDateLongue(creationTime)}`;
  return (
    <Card as="section" padding="large" aria-label="Suivi des versions">
      <Stack>
        <Heading level={level} size="s22">
          Suivi
        </Heading>
        <Heading level={3} size="s18">
          {name(latest)}
        </Heading>
        <SuiviDeVersion version={latest} entrees={entrees} today={today} phrases={phrases} {...actions} />
        {others.map((version) => (
          <Disclosure key={version.id} title={name(version)} level={3}>
            <SuiviDeVersion version={version} entrees={entrees} today={today} {...actions} />
          </Disclosure>
        ))}
      </Stack>
    </Card>
  );
}
