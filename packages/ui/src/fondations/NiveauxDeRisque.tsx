import { NIVEAU_SEUILS, NIVEAU_STATUSES } from '@odu/domain';
import type { NiveauDeRisqueStatus } from '@odu/api-contract';
import { NiveauBadge } from '../blocks/NiveauBadge/NiveauBadge.tsx';
import { NiveauMeter } from '../blocks/NiveauMeter/NiveauMeter.tsx';
import { Table } from '../components/Table/Table.tsx';
import { joinClassNames } from '../components/class-names.ts';
import * as styles from './fondations.css.ts';
import { Planche } from './Planche.tsx';

type Niveau = { status: NiveauDeRisqueStatus; forme: string; valeurs: string };

const NIVEAUX: readonly Niveau[] = [
  { status: 'GREEN', forme: "Un quart d'anneau", valeurs: `moins de ${NIVEAU_SEUILS.YELLOW}` },
  {
    status: 'YELLOW',
    forme: 'Un demi-anneau',
    valeurs: `de ${NIVEAU_SEUILS.YELLOW} à moins de ${NIVEAU_SEUILS.ORANGE}`,
  },
  {
    status: 'ORANGE',
    forme: "Trois quarts d'anneau",
    valeurs: `de ${NIVEAU_SEUILS.ORANGE} à moins de ${NIVEAU_SEUILS.RED}`,
  },
  { status: 'RED', forme: 'Un anneau entier', valeurs: `${NIVEAU_SEUILS.RED} et plus` },
  { status: null, forme: 'Un anneau vide, un cadre en pointillés', valeurs: 'aucune' },
];

/** The five levels: colour, shape and word. */
export function Niveaux() {
  return (
    <Planche>
      <Table
        caption="Les cinq niveaux"
        isCaptionHidden
        columns={[
          {
            id: 'badge',
            label: 'Niveau',
            isRowHeader: true,
            cell: ({ status }) => <NiveauBadge status={status} />,
          },
          { id: 'forme', label: 'Forme', cell: ({ forme }) => forme },
          { id: 'valeurs', label: 'Valeurs', cell: ({ valeurs }) => valeurs },
        ]}
        rows={NIVEAUX}
        getRowKey={({ status }) => status ?? 'NON_EVALUE'}
      />
    </Planche>
  );
}

function Badges({ className }: { className?: string }) {
  return (
    <div className={joinClassNames(styles.rangee, className)}>
      {[...NIVEAU_STATUSES, null].map((status) => (
        <NiveauBadge key={status} status={status} size="large" />
      ))}
    </div>
  );
}

/** As a black and white printer, or an eye that sees no colour, shows them. */
export function EnNiveauxDeGris() {
  return (
    <Planche>
      <Badges />
      <Badges className={styles.gris} />
      <div className={styles.gris}>
        <NiveauMeter value={4.5} />
      </div>
    </Planche>
  );
}
