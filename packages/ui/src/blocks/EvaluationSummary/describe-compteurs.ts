import type { CompteursDeNiveau } from '@odu/api-contract';
import { formatNombre, formatPluriel } from '@odu/domain';
import { BANDS, countRisques, labelOfBand } from './CompteursBar.tsx';

/** « 28 risques, dont 2 critiques, 4 importants »: the bands that call for something first. */
export function describeCompteurs(compteurs: CompteursDeNiveau): string {
  const worst = [
    [compteurs.RED, 'critique'],
    [compteurs.ORANGE, 'important'],
    [compteurs.NON_EVALUE, 'non évalué'],
  ] as const;
  const told = worst.filter(([count]) => count > 0).map(([count, word]) => formatPluriel(count, word));
  const total = formatPluriel(countRisques(compteurs), 'risque');
  return told.length === 0 ? total : `${total}, dont ${told.join(', ')}`;
}

/** The column of each band, in a table whose lines have counters. */
export const BAND_COLUMNS = BANDS.map((band) => ({
  id: band,
  label: labelOfBand(band),
  align: 'end' as const,
  cell: ({ compteurs }: { compteurs: CompteursDeNiveau }) => formatNombre(compteurs[band]),
}));
