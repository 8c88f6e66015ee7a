import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import {
  ajouterUnites,
  AUCUNE_UNITE_SELECTIONNEE_MESSAGE,
  deplacerUnite,
  dupliquerUnite,
  quoteFr,
  renommerUnite,
  supprimerUnite,
} from '@odu/domain';
import type { Edition } from '@odu/domain';
import { Button, Stack, Text, UniteDeTravailList } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { createId } from '../../../create-id.ts';
import { toNameItem } from '../../../drafts/draft-items.ts';
import { useNameDrafts } from '../../../drafts/use-name-drafts.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { windowGone } from '../../../loading/window-gone.tsx';
import { nomsQuery } from '../../../queries/duerp/master-data.ts';
import type { Place } from '../../../routing/places.ts';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import { notify } from '../../../toast/notify.ts';
import { usePlaceOf } from '../../../place/place.ts';
import { useOpened } from '../model/use-opened.ts';

// Its fields weigh as much as the step.
const UniteExposition = lazyPart(() => import('../parts/UniteExposition.tsx'), {
  isFetchedAhead: true,
  failure: () => windowGone(),
});
// Most visits find units there.
const ModeleDeSecteur = lazyPart(() => import('../parts/ModeleDeSecteur.tsx'), { isFetchedAhead: true });
// Few have another one to copy from.
const UnitesDUnAutreDuerp = lazyPart(() => import('../parts/UnitesDUnAutreDuerp.tsx'), {
  failure: () => windowGone(),
});

const LOAD_FAILED = "Impossible de charger les exemples d'unités";

const findUnite = ({ data }: DuerpDocument, id: string | null): UniteDeTravail | null =>
  data.unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === id) ?? null;

/** Step 3: which units the company is evaluated by. */
export default function UnitesStep({ duerp }: { duerp: DuerpDocument }) {
  const { api } = useApp();
  const edit = useEditDuerp(duerp.id);
  const editUnite = (id: string, makeEdition: (unite: UniteDeTravail) => Edition | null) => {
    const unite = findUnite(duerp, id);
    if (unite !== null) edit(makeEdition(unite));
  };
  const [isCopying, setIsCopying] = useState(false);
  const isEmpty = duerp.data.unitesDeTravail.length === 0;
  // What was added to an empty document takes the place of the model in one go: the focus goes on to the list.
  const [modele, setModele] = useState<'closed' | 'open' | 'added'>('closed');
  if (modele === 'added' && !isEmpty) setModele('closed');
  const asked = usePlaceOf('unite');
  const isAsked = useLocation({ select: ({ hash }) => hash === ('differences' satisfies Place) });
  const [openedId, setOpenedId] = useState<string | null>(isAsked ? (asked ?? null) : null);
  const opened = useOpened(findUnite(duerp, openedId), openedId);
  const { data: noms, isLoadingError, error, refetch } = useQuery(nomsQuery(api, duerp.id));
  const getDraft = useNameDrafts(duerp.id);
  useEffect(() => {
    if (isLoadingError) notify({ kind: 'error', message: LOAD_FAILED });
  }, [isLoadingError]);
  return (
    <Stack gap="large">
      <Text isProse>
        Une unité de travail regroupe des personnes exposées aux mêmes risques&nbsp;: un poste, un atelier, un
        lieu ou une activité.
      </Text>
      {noms !== undefined && (isEmpty || modele === 'open') && (
        <ModeleDeSecteur
          duerp={duerp}
          premade={noms}
          isOpen={modele !== 'closed'}
          onOpen={() => setModele('open')}
          onCancel={() => setModele('closed')}
          onAdded={() => setModele('added')}
        />
      )}
      <UniteDeTravailList
        unites={duerp.data.unitesDeTravail}
        exemples={noms?.unitesDeTravail ?? []}
        onAddExemples={(exemples) =>
          edit(
            ajouterUnites(
              exemples.map(({ displayName }) => displayName),
              createId,
            ),
          )
        }
        onNoneSelected={() => notify({ kind: 'error', message: AUCUNE_UNITE_SELECTIONNEE_MESSAGE })}
        onAddCustom={(name) => edit(ajouterUnites([name], createId))}
        onRename={(id, name, seen) =>
          editUnite(id, (unite) => renommerUnite({ ...unite, displayName: seen }, name))
        }
        onEditExposition={setOpenedId}
        onDuplicate={(id) =>
          editUnite(id, (unite) => {
            notify({ kind: 'info', message: `L'unité ${quoteFr(unite.displayName)} a été dupliquée.` });
            return dupliquerUnite(duerp, unite, createId);
          })
        }
        onDelete={(seen) => editUnite(seen.idUniteDeTravail, () => supprimerUnite(seen))}
        onReorder={(ids, moved) => edit(deplacerUnite(duerp, ids, moved))}
        getNameDraft={(item) => getDraft(toNameItem(item))}
      />
      {isLoadingError && (
        <LoadFailure error={error} onRetry={() => void refetch()}>
          {LOAD_FAILED}
        </LoadFailure>
      )}
      <div>
        <Button variant="secondary" onPress={() => setIsCopying(true)}>
          Copier des unités d'un autre DUERP
        </Button>
      </div>
      {isCopying && <UnitesDUnAutreDuerp duerp={duerp} onClose={() => setIsCopying(false)} />}
      {opened !== null && (
        <UniteExposition
          key={opened.idUniteDeTravail}
          duerpId={duerp.id}
          unite={opened}
          onClose={() => setOpenedId(null)}
        />
      )}
    </Stack>
  );
}
