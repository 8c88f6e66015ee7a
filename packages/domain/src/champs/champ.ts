/** Gives the name of a category or of a risk by its id, where a field holds an id; undefined when it is gone. */
export type NomOf = (id: string) => string | undefined;

/** What is decided once about a field that a person fills in; `V` is its type in the contract. */
export type Champ<V> = {
  /** Its name in forms, conflicts and warnings. */
  readonly label: string;
  /** Greatest number of characters of a typed text. The contract has the same, a test of the server compares them. */
  readonly maxLength?: number;
  /** Kept on the device while its dialog is open, until it is saved or given up. */
  readonly isKeptAsDraft: boolean;
  /** Every text is made unreadable in the demo (decision C5), unless its field says no here. */
  readonly isScrambled?: false;
  /** Left empty in the demo: in clear it would name what it belongs to, and scrambled it would say nothing. */
  readonly isLeftOutOfDemo?: true;
  /** Read by the search of the interactive view. */
  readonly isSearched?: true;
  /** Its value as French text. */
  readonly show: (value: V, nomOf: NomOf) => string;
};

/** The table of the fields `K` of an entity `E`: a field of the contract that has no line here fails the type check. */
export type Champs<E, K extends keyof E> = { readonly [F in K]-?: Champ<E[F]> };

/** The fields of a table that are kept on the device while their dialog is open. */
export type ChampGarde<T> = { [F in keyof T]: T[F] extends { isKeptAsDraft: true } ? F : never }[keyof T];

/** The fields of a table, in its order, which is that of the forms. */
export const listChamps = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];
