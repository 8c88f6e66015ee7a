import { isPapripactObligatoire, SEUIL_PAPRIPACT } from '@odu/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { nowrap } from '../nowrap.css.ts';

export interface PapripactToggleCardProps {
  isPapripactEnabled: boolean;
  onChange: (isPapripactEnabled: boolean) => void;
  /** What tells whether the law asks for it; `null` before step 2 is saved. */
  entreprise: Parameters<typeof isPapripactObligatoire>[0] | null;
  isPending?: boolean;
  /** For the moment in which the page draws attention to the card. */
  isHighlighted?: boolean;
}

/** Turns the annual prevention programme on or off, and says what the law asks of this company. */
export function PapripactToggleCard({
  isPapripactEnabled,
  onChange,
  entreprise,
  isPending = false,
  isHighlighted = false,
}: PapripactToggleCardProps) {
  const isObligatoire = entreprise !== null && isPapripactObligatoire(entreprise);
  return (
    <Card padding="large" isHighlighted={isHighlighted}>
      <Stack>
        <Inline justify="between" align="center">
          <Heading level={3}>Programme annuel de prévention</Heading>
          <Badge tone={isObligatoire ? 'warning' : 'neutral'}>
            {isObligatoire ? 'Obligatoire pour vous' : 'Facultatif pour vous'}
          </Badge>
        </Inline>
        <Text isProse>
          Le programme annuel de prévention des risques professionnels et d'amélioration des conditions de
          travail liste les actions de l'année&nbsp;: qui, quand, avec quels moyens. Il est obligatoire dans
          le secteur public et à partir de {SEUIL_PAPRIPACT} salariés.
        </Text>
        <Switch
          label="Ajouter un PAPRIPACT à mon DUERP"
          isSelected={isPapripactEnabled}
          onChange={onChange}
          isDisabled={isPending}
        />
        {!isPapripactEnabled && isObligatoire && (
          <Alert tone="warning" live="polite">
            Votre entreprise doit établir un PAPRIPACT (article{' '}
            <span className={nowrap}>L4121-3-1, III, 1°</span> du code du travail).
          </Alert>
        )}
        {!isObligatoire && (
          <Alert>
            Même sous {SEUIL_PAPRIPACT} salariés, la loi demande une liste des actions de prévention et de
            protection (article <span className={nowrap}>L4121-3-1, III, 2°</span> du code du travail). Vous
            pouvez l'écrire ici.
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
