import type { DuerpData } from '@odu/api-contract';
import {
  ANNEXE_SANS_FACTEUR,
  formatAuDela,
  listAnnexe,
  NON_RENSEIGNE,
  PHRASE_DE_L_ANNEXE,
  seuilDuFacteur,
  type LigneDAnnexe,
} from '@odu/domain';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Table, type TableColumn } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PhraseDeLoi } from '../TexteDeLoi/PhraseDeLoi.tsx';
import * as styles from './AnnexeSection.css.ts';

export interface AnnexeSectionProps {
  data: Pick<DuerpData, 'expositions' | 'unitesDeTravail' | 'entreprise'>;
  level: 3 | 4;
  /** Whether the data is of a demo, whose codes are left out: what its risks carry cannot be told. */
  isDemo: boolean;
}

const showFacteur = ({ facteur, label }: LigneDAnnexe) => {
  const seuil = seuilDuFacteur(facteur);
  return (
    <>
      {label}
      {seuil !== null && <span className={styles.seuil}>Seuil&nbsp;: {seuil.texte}</span>}
    </>
  );
};

const showDonnees = ({ donneesCollectives }: LigneDAnnexe) =>
  donneesCollectives.trim() === '' ? (
    NON_RENSEIGNE
  ) : (
    <span className={styles.donnees}>{donneesCollectives}</span>
  );

/** The annex of exposures, which the law asks of every document: each factor that the risks carry and what was said of it, or that there is none; no section in a demo without a line. */
export function AnnexeSection({ data, level, isDemo }: AnnexeSectionProps) {
  const lignes = listAnnexe(data);
  if (isDemo && lignes.length === 0) return null;
  const columns: TableColumn<LigneDAnnexe>[] = [
    { id: 'facteur', label: 'Facteur', cell: showFacteur, isRowHeader: true },
    { id: 'donnees', label: 'Données collectives', cell: showDonnees },
    {
      id: 'nombre',
      label: 'Salariés au-delà du seuil',
      cell: (ligne) => formatAuDela(ligne, data.entreprise),
    },
  ];
  return (
    <section className={styles.section}>
      <Heading level={level} size="s22">
        Annexe des expositions
      </Heading>
      <Text tone="soft" isProse>
        <PhraseDeLoi phrase={PHRASE_DE_L_ANNEXE} />
      </Text>
      {lignes.length === 0 ? (
        <Text>{ANNEXE_SANS_FACTEUR}</Text>
      ) : (
        <Table
          caption="Annexe des expositions"
          isCaptionHidden
          columns={columns}
          rows={lignes}
          getRowKey={({ facteur }) => facteur}
        />
      )}
    </section>
  );
}
