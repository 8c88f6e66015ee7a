import type { MesureEnPlace } from '@odu/api-contract/types';

type Mesures = readonly MesureEnPlace[];

const byId = (mesures: Mesures) => new Map(mesures.map((mesure) => [mesure.idMesure, mesure]));

const isSameMesure = (left: MesureEnPlace | undefined, right: MesureEnPlace | undefined): boolean =>
  left === right ||
  (left?.idMesure === right?.idMesure && left?.texte === right?.texte && left?.type === right?.type);

/** Whether two lists hold the same measures in the same order. */
export const isSameMesures = (left: Mesures, right: Mesures): boolean =>
  left.length === right.length && left.every((mesure, index) => isSameMesure(mesure, right[index]));

/**
 * The measures that a document has (`now`) after the edit of a person who saw `seen` and left `meant`: what they added,
 * wrote and removed, whatever another added, wrote and removed meanwhile. The same list (by reference) when nothing changes.
 */
export function mergeMesures(now: MesureEnPlace[], seen: Mesures, meant: MesureEnPlace[]): MesureEnPlace[] {
  if (isSameMesures(now, meant)) return now;
  if (isSameMesures(now, seen)) return meant;
  const [before, mine, known] = [byId(seen), byId(meant), byId(now)];
  const isMine = (mesure: MesureEnPlace) => !isSameMesure(mesure, before.get(mesure.idMesure));
  const merged = [
    ...now
      .filter(({ idMesure }) => !before.has(idMesure) || mine.has(idMesure))
      .map((mesure) => {
        const written = mine.get(mesure.idMesure);
        return written !== undefined && isMine(written) ? written : mesure;
      }),
    ...meant.filter((mesure) => !known.has(mesure.idMesure) && isMine(mesure)),
  ];
  return isSameMesures(now, merged) ? now : merged;
}

/** The measures, by their ids, that two people wrote differently, or that one wrote and the other removed. */
export function listMesuresEnCollision(now: Mesures, seen: Mesures, meant: Mesures): Set<string> {
  const [other, before, mine] = [byId(now), byId(seen), byId(meant)];
  return new Set(
    [...before.keys(), ...mine.keys()].filter((id) =>
      [
        [mine, before],
        [other, before],
        [other, mine],
      ].every(([left, right]) => !isSameMesure(left?.get(id), right?.get(id))),
    ),
  );
}

/** A list with these measures as another one has them, and without those that it does not have. */
export function takeMesures(mesures: Mesures, from: Mesures, ids: ReadonlySet<string>): MesureEnPlace[] {
  const [known, others] = [byId(mesures), byId(from)];
  return [
    ...mesures.flatMap((mesure) => (ids.has(mesure.idMesure) ? (others.get(mesure.idMesure) ?? []) : mesure)),
    ...from.filter(({ idMesure }) => ids.has(idMesure) && !known.has(idMesure)),
  ];
}
