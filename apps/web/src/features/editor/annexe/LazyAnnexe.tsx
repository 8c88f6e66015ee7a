import type { DuerpDocument } from '@odu/api-contract';
import { listAnnexe } from '@odu/domain';
import { lazyPart } from '../../../loading/lazy-part.tsx';

const AnnexeDesExpositions = lazyPart(() => import('./AnnexeDesExpositions.tsx'), { isFetchedAhead: true });

/** Whether the annex is asked about: a risk carries one of its factors, or a person's own risk may. */
const isAsked = ({ data }: DuerpDocument) =>
  listAnnexe(data).length > 0 ||
  data.unitesDeTravail.some(({ risques }) => risques.some(({ code }) => code === ''));

type LazyAnnexeProps = { duerp: DuerpDocument };

/** The annex of exposures of step 7; nothing for a document whose risks carry none of its factors. */
export function LazyAnnexe({ duerp }: LazyAnnexeProps) {
  return isAsked(duerp) ? <AnnexeDesExpositions duerp={duerp} /> : null;
}
