import type { DuerpData } from '@odu/api-contract';
import {
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

/** The annex of exposures: each factor that the risks carry, what was said of it or that nothing was; nothing where no risk carries one. */
export function AnnexeSection({ data, level }: AnnexeSectionProps) {
  const lignes = listAnnexe(data);
  if (lignes.length === 0) return null;
  const effectif = data.entreprise?.nombreEmployes;
  const columns: TableColumn<LigneDAnnexe>[] = [
    { id: 'facteur', label: 'Facteur', cell: showFacteur, isRowHeader: true },
    { id: 'donnees', label: 'Données collectives', cell: showDonnees },
    { id: 'nombre', label: 'Salariés au-delà du seuil', cell: (ligne) => formatAuDela(ligne, effectif) },
  ];
  return (
    <section className={styles.section}>
      <Heading level={level} size="s22">
        Annexe des expositions
      </Heading>
      <Text tone="soft" isProse>
        <PhraseDeLoi phrase={PHRASE_DE_L_ANNEXE} />
      </Text>
      <Table
        caption="Annexe des expositions"
        isCaptionHidden
        columns={columns}
        rows={lignes}
        getRowKey={({ facteur }) => facteur}
      />
    </section>
  );
}
