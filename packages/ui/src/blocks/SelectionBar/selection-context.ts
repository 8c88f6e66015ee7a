import type { Risque } from '@odu/api-contract';
import { createContext, useContext, type ReactNode } from 'react';

/** What the lists of risks below show so that several can be ticked; what is there to tick with is fetched by whoever gives it. */
export interface SelectionDeRisques {
  /** Begins and ends it; nothing where there are not two risks. */
  button: ReactNode;
  /** What is done with the ticked ones; nothing while none is being ticked. */
  bar: ReactNode;
  /** The box of one risk; left out while none is being ticked. */
  renderBox?: ((risque: Pick<Risque, 'idRisque' | 'displayName'>) => ReactNode) | undefined;
  /** One box for all the risks of a list. */
  renderAll?: ((label: ReactNode, risques: readonly { idRisque: string }[]) => ReactNode) | undefined;
}

const SelectionContext = createContext<SelectionDeRisques | null>(null);

export const SelectionProvider = SelectionContext.Provider;

/** The selection that the lists around belong to; null where nothing can be ticked. */
export const useSelection = (): SelectionDeRisques | null => useContext(SelectionContext);
