import type { Entreprise } from '@odu/api-contract';
import { CHAMPS_D_ENTREPRISE, formatNombre, formatSiret, type ChampDEntreprise } from '@odu/domain';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './EntrepriseCard.css.ts';

export interface EntrepriseCardProps {
  entreprise: Entreprise | null;
}

/** What the document says of the company, what is missing included. */
export function EntrepriseCard({ entreprise }: EntrepriseCardProps) {
  if (entreprise === null)
    return (
      <Card>
        <Text tone="soft">Les informations de l'entreprise ne sont pas encore renseignées.</Text>
      </Card>
    );
  return (
    <Card>
      <dl className={styles.facts}>
        {listFacts(entreprise).map(({ field, value }) => (
          <div key={field} className={styles.fact}>
            <dt className={styles.label}>{CHAMPS_D_ENTREPRISE[field].label}</dt>
            <dd>
              {value ?? (
                <Text as="span" tone="soft">
                  Non renseigné
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface Fact {
  field: ChampDEntreprise;
  /** Null while the user has not written it. */
  value: string | null;
}

const textOrNull = (text: string | null) => (text === null || text.trim() === '' ? null : text);

const choiceOrNull = (choice: boolean | null, yes: string, no: string) => {
  if (choice === null) return null;
  return choice ? yes : no;
};

const listFacts = (entreprise: Entreprise): Fact[] => [
  { field: 'nom', value: textOrNull(entreprise.nom) },
  {
    field: 'isEtablissement',
    value: choiceOrNull(entreprise.isEtablissement, 'Un établissement', "Toute l'entreprise"),
  },
  ...(entreprise.isEtablissement === true
    ? [{ field: 'nomDeLEtablissement' as const, value: textOrNull(entreprise.nomDeLEtablissement) }]
    : []),
  { field: 'siret', value: textOrNull(entreprise.siret && formatSiret(entreprise.siret)) },
  { field: 'adresse', value: textOrNull(entreprise.adresse) },
  { field: 'secteurDActivite', value: textOrNull(entreprise.secteurDActivite) },
  { field: 'isSecteurPublic', value: choiceOrNull(entreprise.isSecteurPublic, 'Oui', 'Non') },
  {
    field: 'nombreEmployes',
    value: entreprise.nombreEmployes === null ? null : formatNombre(entreprise.nombreEmployes),
  },
  { field: 'nomDuRepresentantLegal', value: textOrNull(entreprise.nomDuRepresentantLegal) },
];
