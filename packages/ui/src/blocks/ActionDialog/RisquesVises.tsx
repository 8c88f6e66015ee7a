import type { Risque } from '@odu/api-contract';
import { formatPluriel, NBSP, NNBSP } from '@odu/domain';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export type RisqueVise = Pick<Risque, 'idRisque' | 'displayName'>;

export interface RisquesVisesProps {
  /** One at least. */
  risques: readonly RisqueVise[];
}

/** The risks that each get the same action, and what that means for its cost. */
export function RisquesVises({ risques }: RisquesVisesProps) {
  if (risques.length === 1)
    return <Text>{`Pour le risque${NBSP}: ${risques.map(({ displayName }) => displayName).join('')}`}</Text>;
  return (
    <Stack gap="xsmall">
      <Text>
        {`Chaque risque reçoit la même action, que vous suivrez ensuite séparément. Un budget écrit ici compte une fois pour chacun${NNBSP}; s'il est commun, écrivez-le sur une seule.`}
      </Text>
      <Disclosure title={formatPluriel(risques.length, 'risque')}>
        <ul>
          {risques.map(({ idRisque, displayName }) => (
            <li key={idRisque}>{displayName}</li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  );
}
