import type { Champ, NomOf } from '../champs/champ.ts';
import { CHAMPS, type Entite } from '../champs/show-champ.ts';
import type { Ecart } from './ligne-de-comparaison.ts';

type Objet = Readonly<Record<string, unknown>>;

/** One side of a comparison: the thing as it is, as it may be shown, and the names of what it refers to. */
export type Cote = { readonly vrai: object; readonly montre: object; readonly nomOf: NomOf };

type Table = Readonly<Record<string, Pick<Champ<never>, 'label' | 'show'>>>;

/** An empty text, null and a field that did not exist yet say the same: nothing. */
const isSame = (left: unknown, right: unknown): boolean => (left ?? '') === (right ?? '');

/** The fields of an entity's table that say something else on the other side, those in `except` apart. */
export function listEcarts(
  entite: Entite,
  avant: Cote,
  apres: Cote,
  except: readonly string[] = [],
): Ecart[] {
  const table: Table = CHAMPS[entite];
  // Read by the names of the entity's own table.
  const valueOf = (objet: object, champ: string) => (objet as Objet)[champ] ?? null;
  const show = (champ: string, objet: object, { nomOf }: Cote) =>
    // The table is the one of this entity: each field is given its own value.
    table[champ]?.show(valueOf(objet, champ) as never, nomOf) ?? '';
  return Object.entries(table).flatMap(([champ, { label }]) => {
    const isUnchanged =
      isSame(valueOf(avant.vrai, champ), valueOf(apres.vrai, champ)) ||
      // Another id of the same name: a category or a risk that was made again.
      show(champ, avant.vrai, avant) === show(champ, apres.vrai, apres);
    if (except.includes(champ) || isUnchanged) return [];
    return [
      {
        champ: label,
        avant: show(champ, avant.montre, avant),
        apres: show(champ, apres.montre, apres),
      },
    ];
  });
}
