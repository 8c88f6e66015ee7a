import type { ReactNode } from 'react';
import { MoveContext, PLACE_CONTEXTS, type PlaceInEditor } from './place.ts';

const {
  unite: Unite,
  risque: Risque,
  action: Action,
  champ: Champ,
  q: Mots,
  filtre: Filtre,
  vue: Vue,
} = PLACE_CONTEXTS;

/** Tells the parts of a step where the user is. `move` keeps its identity, or all that moves is drawn again. */
export function PlaceProvider({
  value: { place, move },
  children,
}: {
  value: PlaceInEditor;
  children: ReactNode;
}) {
  return (
    <MoveContext value={move}>
      <Unite value={place.unite}>
        <Risque value={place.risque}>
          <Action value={place.action}>
            <Champ value={place.champ}>
              <Mots value={place.q}>
                <Filtre value={place.filtre}>
                  <Vue value={place.vue}>{children}</Vue>
                </Filtre>
              </Mots>
            </Champ>
          </Action>
        </Risque>
      </Unite>
    </MoveContext>
  );
}
