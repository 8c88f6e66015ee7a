import type { DuerpDocument } from '@odu/api-contract';
import { useIsFetching } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { FailureInView } from '../../../shell/FailureInView.tsx';
import { useMove, usePlaceOf } from '../../../place/place.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { notify } from '../../../toast/notify.ts';
import { useOpenedRisque } from '../model/use-opened-risque.ts';
import type { Cotations } from './cotations.ts';
import { findNextToEvaluate } from './find-next-to-evaluate.ts';
import { followRisques } from './serie-de-risques.ts';
import { useHandedOver } from './use-cotations.ts';

// The form of a risk comes with the first that is opened, or before.
const SerieEvaluation = lazyPart(() => import('./SerieEvaluation.tsx'), {
  isFetchedAhead: true,
  failure: (_, retry) => <FailureInView onRetry={retry}>L'évaluation n'a pas pu être chargée.</FailureInView>,
});

const RISQUE_DISPARU = "Ce risque n'est plus dans le document\u00A0: il a été supprimé.";

/** Says that the risk of the address is not there, once the document is the server's newest, and leaves the address. */
function GoneRisque({ duerpId }: { duerpId: string }) {
  const move = useMove();
  const isRead = useIsFetching({ queryKey: duerpKeys.detail(duerpId) }) === 0;
  useEffect(() => {
    if (!isRead) return;
    notify({ kind: 'info', message: RISQUE_DISPARU });
    move({ risque: undefined });
  }, [isRead, move]);
  return null;
}

type OpenedEvaluationProps = {
  duerp: DuerpDocument;
  cotations: Cotations;
  onOpen: (idRisque: string | null) => void;
};

/** The form of the risk that the address names, or nothing: the list behind it is no part of it, and neither is drawn with the other. */
export const OpenedEvaluation = memo(function OpenedEvaluation({
  duerp,
  cotations,
  onOpen,
}: OpenedEvaluationProps) {
  const unites = duerp.data.unitesDeTravail;
  const move = useMove();
  const asked = usePlaceOf('risque');
  const current = useOpenedRisque(unites, asked);
  const [areMesuresExpanded, setAreMesuresExpanded] = useState(false);
  const openedId = current?.risque.idRisque ?? null;
  const [opened, setOpened] = useState({ id: openedId, isNext: false });
  if (opened.id !== openedId) setOpened({ id: openedId, isNext: opened.id !== null });
  useHandedOver(cotations, unites, openedId);
  if (current === null || openedId === null) return asked !== undefined && <GoneRisque duerpId={duerp.id} />;
  const next = findNextToEvaluate(unites, openedId);
  return (
    <SerieEvaluation
      duerp={duerp}
      unite={current.unite}
      risque={current.risque}
      isNext={opened.isNext}
      serie={{ ...followRisques(unites, openedId), onGoTo: onOpen }}
      hasNext={next !== null}
      areMesuresExpanded={areMesuresExpanded}
      onMesuresExpandedChange={setAreMesuresExpanded}
      onClose={() => move({ risque: undefined })}
      onNext={() => onOpen(next)}
    />
  );
});
