import type { DuerpDocument } from '@odu/api-contract';
import {
  CHAMPS,
  champDuLien,
  describeIntent,
  isInside,
  NBSP,
  quoteFr,
  shortenText,
  showChamp,
  showText,
} from '@odu/domain';
import type { Cible, Collision, EntiteEditee, Intent, Valeur, Vues } from '@odu/domain';
import { describeSuppression } from './describe-suppression.ts';

type Fact = { readonly label: string; readonly value: string };

/** What is still to send, and what it is about as it was last seen. */
type Saisie = { readonly intents: readonly Intent[]; readonly vues: Vues };

/** One collision in words: what happened, where, both values where there are two, and the two ways out. */
export type CollisionInWords = {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly keepMine: string;
  readonly takeOther: string;
};

type Noms = { readonly le: string; readonly ce: string; readonly feminin: boolean };

const NOMS: Record<EntiteEditee, Noms> = {
  entreprise: { le: "l'entreprise", ce: "les informations de l'entreprise", feminin: true },
  papripact: { le: 'le PAPRIPACT', ce: 'le PAPRIPACT', feminin: false },
  expositions: { le: "l'annexe des expositions", ce: "l'annexe des expositions", feminin: true },
  famillesDeRisques: { le: 'la famille de risques', ce: 'les familles de risques', feminin: true },
  uniteDeTravail: { le: "l'unité de travail", ce: 'cette unité de travail', feminin: true },
  categorieDeRisques: { le: 'la catégorie', ce: 'cette catégorie', feminin: true },
  risque: { le: 'le risque', ce: 'ce risque', feminin: false },
  actionPreventive: { le: "l'action préventive", ce: 'cette action préventive', feminin: true },
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const nameOf =
  ({ data }: DuerpDocument) =>
  (id: string): string | undefined =>
    data.unitesDeTravail
      .flatMap(({ categorieDeRisques, risques }) => [
        ...categorieDeRisques.map(({ idCategorie, displayName }) => ({ key: idCategorie, displayName })),
        ...risques.map(({ idRisque, displayName }) => ({ key: idRisque, displayName })),
      ])
      .find(({ key }) => key === id)?.displayName;

/** A field's name and its value as the user reads them; undefined for a field that no table knows. */
const showField = (document: DuerpDocument, entite: EntiteEditee, champ: string, value: Valeur) => {
  const table: Partial<Record<string, { readonly label: string }>> = CHAMPS[entite];
  const label = table[champ]?.label;
  // The value is of the field's own type: the intent that carries both was made from the document.
  return label === undefined
    ? undefined
    : { label, value: showChamp(entite, champ as never, value as never, nameOf(document)) };
};

/** A value of a field that no table knows: an edit of a later version. */
const showUnknown = (value: Valeur): string =>
  showText(typeof value === 'object' ? JSON.stringify(value) : String(value));

const listPlace = ({ entite, nom, nomDeLUnite }: Cible) => [
  ...(nomDeLUnite !== null && nomDeLUnite !== '' ? [{ label: 'Unité de travail', value: nomDeLUnite }] : []),
  ...(entite !== 'uniteDeTravail' &&
  entite !== 'papripact' &&
  entite !== 'entreprise' &&
  entite !== 'expositions' &&
  nom !== ''
    ? [{ label: capitalize(NOMS[entite].le.replace(/^(le |la |l')/, '')), value: shortenText(nom) }]
    : []),
];

const ENTITE_OF: Partial<Record<Intent['kind'], EntiteEditee>> = {
  renommerUnite: 'uniteDeTravail',
  modifierUnite: 'uniteDeTravail',
  renommerCategorie: 'categorieDeRisques',
  modifierRisque: 'risque',
  modifierAction: 'actionPreventive',
  ecarterFamilles: 'famillesDeRisques',
  modifierExpositions: 'expositions',
};

/** The risk or the action that an edit writes in, by the name that it was last seen with. */
const nameWritten = (vues: Vues, intent: Intent): Fact[] => {
  const unites = vues.map(({ item }) => item);
  if (intent.kind === 'modifierRisque')
    return unites
      .flatMap(({ risques }) => risques)
      .filter(({ idRisque }) => idRisque === intent.idRisque)
      .map(({ displayName }) => ({ label: 'Risque', value: displayName }));
  if (intent.kind === 'modifierAction')
    return unites
      .flatMap(({ papripactActionsPreventives }) => papripactActionsPreventives)
      .filter(({ idAction }) => idAction === intent.idAction)
      .map(({ descriptionDeLaMesure }) => ({
        label: 'Action préventive',
        value: shortenText(descriptionDeLaMesure),
      }));
  return [];
};

/** What the user would lose with a target that is gone: the values typed and in what, or what was added, in words; of what only goes there, that alone. */
const listMine = (document: DuerpDocument, { intents, vues }: Saisie, cible: Cible): Fact[] => {
  let last: string | undefined;
  return intents
    .filter((intent) => isInside(intent, cible))
    .flatMap((intent) => {
      const entite = ENTITE_OF[intent.kind];
      if (entite === undefined || !('values' in intent))
        return [{ label: 'Votre modification', value: describeIntent(document, intent) }];
      const lien = champDuLien(intent, cible);
      const [written] = cible.entite === 'uniteDeTravail' || lien !== null ? nameWritten(vues, intent) : [];
      const isTold = written === undefined || written.value === last;
      last = written?.value;
      return [
        ...(isTold ? [] : [written]),
        ...Object.entries(intent.values).flatMap(([champ, value]) => {
          const field = showField(document, entite, champ, (value ?? null) as Valeur);
          if (field === undefined || (lien !== null && champ !== lien)) return [];
          // What is gone has its name in the question only.
          const shown = lien !== null && cible.nom !== '' ? shortenText(cible.nom) : field.value;
          return [{ label: `${field.label} (votre saisie)`, value: shown }];
        }),
      ];
    });
};

/** Whether all that goes with a target that is gone are links to it, of items of which more was said. */
function isOnlyLinked({ intents }: Saisie, cible: Cible): boolean {
  const inside = intents.filter((intent) => isInside(intent, cible));
  return (
    inside.every((intent) => champDuLien(intent, cible) !== null) &&
    inside.some((intent) => 'values' in intent && Object.keys(intent.values).length > 1)
  );
}

const showPlace = (before: string | null): string =>
  before === null ? 'Au début de la liste' : `Après ${quoteFr(before)}`;

const SOMEBODY = 'Une autre personne, ou un autre onglet,';

/** Puts a collision into the words of its dialog; `seen` is the document with the user's edits, for the names. */
export function describeCollision(
  collision: Collision,
  seen: DuerpDocument,
  saisie: Saisie,
): CollisionInWords {
  const { cible } = collision;
  const { le, ce, feminin } = NOMS[cible.entite];
  const named = cible.nom === '' ? capitalize(ce) : `${capitalize(le)} ${quoteFr(shortenText(cible.nom))}`;
  switch (collision.type) {
    case 'champ': {
      const mine = showField(seen, cible.entite, collision.champ, collision.mien);
      const other = showField(seen, cible.entite, collision.champ, collision.autre);
      const which = Array.isArray(collision.mien)
        ? ` des mesures que vous avez écrites tous les deux${NBSP}: les autres restent`
        : '';
      const label = mine?.label ?? capitalize(ce);
      return {
        // A family's field is named as the family is, which says nothing by itself.
        title: `${cible.entite === 'famillesDeRisques' ? `Famille ${quoteFr(label)}` : label}${NBSP}: deux valeurs différentes`,
        text: `${SOMEBODY} a modifié ${ce} pendant que vous le faisiez aussi. Choisissez la valeur à garder${which}.`,
        facts: [
          ...listPlace(cible),
          { label: 'Ma valeur', value: mine?.value ?? showUnknown(collision.mien) },
          { label: "L'autre valeur", value: other?.value ?? showUnknown(collision.autre) },
        ],
        keepMine: 'Garder ma valeur',
        takeOther: "Prendre l'autre valeur",
      };
    }
    case 'deplacement':
      return {
        title: `${named} a été ${feminin ? 'déplacée' : 'déplacé'}`,
        text: `${SOMEBODY} l'a ${feminin ? 'déplacée' : 'déplacé'} depuis votre dernier déplacement, que vous avez annulé ou rétabli. Choisissez la place à garder.`,
        facts: [
          ...(cible.entite === 'uniteDeTravail' ? [] : listPlace(cible)),
          { label: 'Ma place', value: showPlace(collision.mien) },
          { label: "L'autre place", value: showPlace(collision.autre) },
        ],
        keepMine: 'Garder ma place',
        takeOther: "Prendre l'autre place",
      };
    case 'cibleSupprimee':
      return {
        title: `${named} a été ${feminin ? 'supprimée' : 'supprimé'}`,
        text: `${SOMEBODY} l'a ${feminin ? 'supprimée' : 'supprimé'} pendant que vous y travailliez. Votre saisie est gardée${NBSP}: choisissez ce qu'elle devient.`,
        facts: [
          ...(cible.entite === 'uniteDeTravail' ? [] : listPlace(cible)),
          ...listMine(seen, saisie, cible),
        ],
        keepMine: `${feminin ? 'La' : 'Le'} recréer avec mes modifications`,
        takeOther: isOnlyLinked(saisie, cible)
          ? `Garder mes modifications sans ${cible.entite === 'risque' ? 'ce lien' : 'cette catégorie'}`
          : 'Abandonner mes modifications',
      };
    case 'suppression':
      return {
        facts: listPlace(cible),
        ...describeSuppression(cible, { named, feminin, somebody: SOMEBODY }, saisie.intents),
      };
  }
}
