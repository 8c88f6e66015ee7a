import type { UniteDeTravail } from '@odu/api-contract';
import { formatNombre, isRisqueEvalue } from '@odu/domain';

type Unite = Pick<UniteDeTravail, 'idUniteDeTravail' | 'displayName' | 'risques'>;

/** All the risks of a document as one goes through them, seen from one of them. */
export type SerieDeRisques = {
  /** « 3 sur 28 »; empty for a risk that is gone. */
  readonly place: string;
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** The units that have a risk. */
  readonly unites: readonly Unite[];
  /** The risk where one begins in a unit: the first that is not evaluated, else the first. */
  readonly firstIdOf: (idUniteDeTravail: string) => string | null;
};

/** « Risque 3 sur 28 »; empty for a risk that is gone. */
export const tellPosition = ({ place }: Pick<SerieDeRisques, 'place'>): string =>
  place === '' ? '' : `Risque ${place}`;

/** The series of the risks of all units, in the document's order, seen from the risk of this id. */
export function followRisques(unites: readonly Unite[], idRisque: string): SerieDeRisques {
  const ids = unites.flatMap(({ risques }) => risques.map((risque) => risque.idRisque));
  const index = ids.indexOf(idRisque);
  const at = (place: number) => (index === -1 ? null : (ids[place] ?? null));
  return {
    place: index === -1 ? '' : `${formatNombre(index + 1)} sur ${formatNombre(ids.length)}`,
    previousId: at(index - 1),
    nextId: at(index + 1),
    unites: unites.filter(({ risques }) => risques.length > 0),
    firstIdOf: (id) => {
      const risques = unites.find(({ idUniteDeTravail }) => idUniteDeTravail === id)?.risques ?? [];
      return (risques.find((risque) => !isRisqueEvalue(risque)) ?? risques[0])?.idRisque ?? null;
    },
  };
}
