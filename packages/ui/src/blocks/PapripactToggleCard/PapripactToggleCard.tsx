import { isPapripactObligatoire, mesuresDePrevention, PHRASE_DU_PROGRAMME_ANNUEL } from '@odu/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { LongText } from '../../components/LongText/LongText.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PhraseDeLoi } from '../TexteDeLoi/PhraseDeLoi.tsx';

const PROGRAMME = 'Programme annuel de prévention';

export interface PapripactToggleCardProps {
  isPapripactEnabled: boolean;
  onChange: (isPapripactEnabled: boolean) => void;
  /** What tells whether the law asks for it; `null` before step 2 is saved. */
  entreprise: Parameters<typeof isPapripactObligatoire>[0] | null;
  /** For the moment in which the page draws attention to the card. */
  isHighlighted?: boolean;
}

/** Turns the annual prevention programme on or off, and says what the law asks of this company. */
export function PapripactToggleCard({
  isPapripactEnabled,
  onChange,
  entreprise,
  isHighlighted = false,
}: PapripactToggleCardProps) {
  const isObligatoire = entreprise !== null && isPapripactObligatoire(entreprise);
  const mesures = mesuresDePrevention(entreprise);
  const obligatoire = mesures.regime === 'a-verifier' ? 'Obligatoire, à vérifier' : 'Obligatoire pour vous';
  const facultatif = mesures.regime === 'a-renseigner' ? 'Selon votre effectif' : 'Facultatif pour vous';
  return (
    <Card padding="large" isHighlighted={isHighlighted}>
      <Stack>
        <Inline justify="between" align="center">
          <Heading level={3}>{PROGRAMME}</Heading>
          <Badge tone={isObligatoire ? 'warning' : 'neutral'}>
            {isObligatoire ? obligatoire : facultatif}
          </Badge>
        </Inline>
        <LongText isProse length={PHRASE_DU_PROGRAMME_ANNUEL.texte.length} about={PROGRAMME}>
          <PhraseDeLoi phrase={PHRASE_DU_PROGRAMME_ANNUEL} />
        </LongText>
        <Text isProse>Vous pouvez en établir un même si la loi ne vous demande qu'une liste d'actions.</Text>
        <Switch
          label="Ajouter un PAPRIPACT à mon DUERP"
          isSelected={isPapripactEnabled}
          onChange={onChange}
        />
        <Alert
          tone={!isPapripactEnabled && mesures.regime === 'programme' ? 'warning' : 'info'}
          live="polite"
        >
          <PhraseDeLoi phrase={mesures} />
        </Alert>
      </Stack>
    </Card>
  );
}
