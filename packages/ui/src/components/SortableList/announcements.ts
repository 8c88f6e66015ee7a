import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader hears when it reaches a handle. */
export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "Appuyez sur Espace ou Entrée pour saisir l'élément, déplacez-le avec les flèches haut et bas, appuyez de nouveau pour le poser, ou sur Échap pour annuler.",
};

/** The sentence for an element that now stands at `index` of a list of `count`. */
export const describePosition = (label: string, index: number, count: number): string =>
  `${label}\u00A0: position ${index + 1} sur ${count}.`;

/** What the dragged element was over last; kept from one call to the next. */
export interface LastOver {
  current: UniqueIdentifier | undefined;
}

interface SortableNames {
  labelOf: (id: UniqueIdentifier) => string;
  indexOf: (id: UniqueIdentifier) => number;
  count: number;
  lastOver: LastOver;
}

/** The French announcements of each moment of a drag. */
export const createAnnouncements = ({ labelOf, indexOf, count, lastOver }: SortableNames): Announcements => {
  const positionOf = (active: UniqueIdentifier, over: UniqueIdentifier) =>
    describePosition(labelOf(active), indexOf(over), count);
  return {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return `Élément saisi. ${positionOf(active.id, active.id)}`;
    },
    // dnd-kit says at once that an element is over itself, which would hide the sentence of the start.
    onDragOver: ({ active, over }) => {
      if (over === null || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return positionOf(active.id, over.id);
    },
    onDragEnd: ({ active, over }) => `Élément posé. ${positionOf(active.id, over?.id ?? active.id)}`,
    onDragCancel: ({ active }) => `Déplacement annulé. ${positionOf(active.id, active.id)}`,
  };
};
