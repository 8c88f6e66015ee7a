import { useSelection } from '@odu/ui';

/** What begins and ends a selection in the lists around. */
export const SelectionButton = () => useSelection()?.button ?? null;

/** What is done with the ticked risks of the lists around: at the top of what it stays in sight over. */
export const ActiveSelectionBar = () => useSelection()?.bar ?? null;
