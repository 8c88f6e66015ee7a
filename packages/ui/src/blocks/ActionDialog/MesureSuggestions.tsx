import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { MesureChoices, type MesureChoicesProps } from '../MesuresEnPlace/MesureChoices.tsx';

export interface MesureSuggestionsProps extends MesureChoicesProps {
  /** Each measure is one press away. */
  isOpenAtFirst: boolean;
}

/** The usual measures of the risk's category, to start from. */
export function MesureSuggestions({ mesures, isOpenAtFirst, onChoose }: MesureSuggestionsProps) {
  return (
    <Disclosure
      title={`Mesures types pour ce risque (${mesures.length})`}
      level={3}
      defaultExpanded={isOpenAtFirst}
    >
      <MesureChoices mesures={mesures} onChoose={onChoose} />
    </Disclosure>
  );
}
