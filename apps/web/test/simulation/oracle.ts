import type { DuerpDocument } from '@odu/api-contract';
import { applyIntent, isSameName } from '@odu/domain';
import { flatten, listChanged } from '@odu/domain/test-data';
import type { Values } from '@odu/domain/test-data';
import { idOfKey } from './items.ts';
import { type Entry, isAddition, isMeant, listAddedIds } from './ledger.ts';

const isLink = (key: string) => key.endsWith('.idRisqueAssocie');

const isFamille = (key: string) => /\.famille-[A-Z]+$/.test(key);

const namesIn = (values: Values, kind: 'categorie' | 'risque', idUniteDeTravail: string): string[] =>
  [...values].flatMap(([key, value]) =>
    key.startsWith(`unite:${idUniteDeTravail}/${kind}:`) && key.endsWith('.displayName')
      ? [String(value)]
      : [],
  );

const hasName = (values: Values, kind: 'categorie' | 'risque', idUniteDeTravail: string, name: string) =>
  namesIn(values, kind, idUniteDeTravail).some((known) => isSameName(known, name));

/** A category renamed to a name that somebody took joins theirs, with its risks. */
const isJoined = ({ intent }: Entry, now: Values): boolean =>
  intent.kind === 'renommerCategorie' &&
  !now.has(`unite:${intent.idUniteDeTravail}/categorie:${intent.idCategorie}`) &&
  hasName(now, 'categorie', intent.idUniteDeTravail, intent.values.displayName ?? '');

const isMovedByJoin = ({ intent }: Entry, key: string, was: unknown): boolean =>
  intent.kind === 'renommerCategorie' && (idOfKey(key) === intent.idCategorie || was === intent.idCategorie);

/** What a change of the server does that its author neither meant nor was asked about; [] when all is as it should be. */
export function findOverwrites(entry: Entry, before: DuerpDocument, after: DuerpDocument): string[] {
  const [old, now] = [flatten(before), flatten(after)];
  return listChanged(old, now).flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    // A link goes with its risk, and comes back with it.
    if (isLink(key) && (was === null || was === undefined || is === null)) return [];
    if (isJoined(entry, now) && isMovedByJoin(entry, key, was)) return [];
    // A risk lifts its family's « non concernée », whoever said it and whenever (4-beyond A4).
    if (isFamille(key) && is === null && entry.intent.kind !== 'ecarterFamilles') return [];
    const says = `${entry.intent.kind} ${key}: ${String(was)} -> ${String(is)}`;
    if (!isMeant(entry, key)) return [`not meant: ${says}`];
    const wasSeen = isAddition(entry.intent) ? was === undefined : was === entry.seen.get(key);
    const wasAccepted = entry.accepted.get(key)?.has(was) ?? false;
    return wasSeen || wasAccepted ? [] : [`never seen by its author: ${says}`];
  });
}

/** An addition is there under its own ids, or as the same premade risk, or as the category of that name. */
function isAdded({ intent }: Entry, now: Values): boolean {
  const there = new Set([...now.keys()].map(idOfKey));
  // One that is there already keeps what others made of it: its deletion was given up.
  if ('unites' in intent) return intent.unites.every(({ item }) => there.has(item.idUniteDeTravail));
  if (!('risques' in intent)) return listAddedIds(intent).every((id) => there.has(id));
  const { idUniteDeTravail } = intent;
  return (
    intent.risques.every(
      ({ item }) =>
        there.has(item.idRisque) ||
        (intent.kind === 'ajouterRisquesPremade' &&
          hasName(now, 'risque', idUniteDeTravail, item.displayName)),
    ) &&
    // A category stands beside a risk to be found again by.
    (intent.risques.length > 0 ||
      intent.categories.every(
        ({ item }) =>
          there.has(item.idCategorie) || hasName(now, 'categorie', idUniteDeTravail, item.displayName),
      ))
  );
}

/** Whether the server's document holds the effect of the edit, what the user gave up apart. */
function holds(entry: Entry, document: DuerpDocument): boolean {
  const now = flatten(document);
  // A move writes no value: it is done where it would change nothing more.
  if (entry.intent.kind.startsWith('deplacer')) return applyIntent(document, entry.intent) === document;
  if (isAddition(entry.intent)) return isAdded(entry, now);
  if (isJoined(entry, now)) return true;
  const isLifted = (key: string) =>
    isFamille(key) && flatten(applyIntent(document, entry.intent)).get(key) === now.get(key);
  return [...entry.meant].every(([key, value]) => {
    if (entry.givenUp.has(key) || isLink(key)) return true;
    // An addition that is taken back leaves a category that somebody uses meanwhile.
    if (value === undefined && key.includes('/categorie:') && entry.intent.kind === 'retirerRisques')
      return true;
    // A family that somebody found a risk of meanwhile cannot be set aside (4-beyond A4).
    return now.get(key) === value || isLifted(key);
  });
}

/** Whether the edit reached the server at some time since it was made, or was given up by its author. */
export const isSettled = (entry: Entry, history: readonly DuerpDocument[]): boolean =>
  entry.isGivenUp || history.slice(entry.since).some((document) => holds(entry, document));
