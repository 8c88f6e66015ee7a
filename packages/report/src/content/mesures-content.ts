import { sortMesuresEnPlace } from '@odu/domain';
import type { SnapshotRisque } from '../report-input.ts';
import type { MesureContent } from './report-content.ts';

/** The measures in place of a risk, by kind; none in a version that is older than they are. */
export const describeMesures = ({
  mesuresEnPlace,
}: Pick<SnapshotRisque, 'mesuresEnPlace'>): MesureContent[] =>
  sortMesuresEnPlace(mesuresEnPlace ?? []).map(({ texte, type }) => ({ texte, type }));
