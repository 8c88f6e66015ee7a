import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { MesureChoices, type MesureChoicesProps } from '../MesuresEnPlace/MesureChoices.tsx';

/** The usual measures of the risk's category, to start from. */
export function MesureSuggestions({ mesures, onChoose }: MesureChoicesProps) {
  return (
    <Disclosure title={`Mesures types pour ce risque (${mesures.length})`} level={3}>
      <MesureChoices mesures={mesures} onChoose={onChoose} />
    </Disclosure>
  );
}
