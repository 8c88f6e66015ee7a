import type { Usages } from './usage.ts';

/** To act, and to find one's way. */
export const AGIR: Usages = {
  Button: {
    quand:
      'Pour une action qui change quelque chose. Un seul bouton principal par écran, nommé par un verbe.',
    eviter: 'Pour aller à une autre page, prenez Link. Pour une icône seule, IconButton.',
    bon: '<Button onPress={save}>Enregistrer</Button>',
    mauvais: '<Button onPress={() => navigate("/duerps")}>Cliquez ici</Button>',
  },
  IconButton: {
    quand: 'Pour une action connue qui se répète dans une liste, comme modifier ou supprimer.',
    eviter: "Pour l'action principale d'un écran. Un libellé qui ne dit pas sur quoi l'action porte.",
    bon: '<IconButton icon={IconEdit} label="Renommer Fournil" onPress={rename} />',
    mauvais: '<IconButton icon={IconEdit} label="Modifier" onPress={rename} />',
  },
  Link: {
    quand: 'Pour aller ailleurs. Le texte nomme la page où il mène.',
    eviter:
      'Pour une action, prenez Button. Un texte comme «\u202Fici\u202F» ne se comprend pas hors de sa phrase.',
    bon: '<Link href="/formules">Choisir une formule</Link>',
    mauvais: '<Link href="#" onClick={save}>ici</Link>',
  },
  BackLink: {
    quand: "En haut d'une page où l'on arrive depuis une liste ou un résumé.",
    eviter: "Dans une suite d'étapes, où «\u202FPrécédent\u202F» fait partie du cadre.",
    bon: '<BackLink href="/duerps">Mes DUERP</BackLink>',
    mauvais: '<BackLink href="/duerps">Retour</BackLink>',
  },
  Menu: {
    quand: 'Pour plusieurs actions secondaires sur un même objet.',
    eviter:
      "Pour une seule action, ou pour l'action principale, qui resterait cachée. Pour choisir une valeur, prenez Select.",
    bon: '<Menu><MenuItem onAction={duplicate}>Dupliquer</MenuItem>…</Menu>',
    mauvais: '<Menu><MenuItem onAction={save}>Enregistrer</MenuItem></Menu>',
  },
  CopyField: {
    quand: 'Pour une valeur à reporter ailleurs sans faute, comme un code ou une adresse.',
    eviter: 'Pour une valeur que la personne peut changer, prenez TextField.',
    bon: '<CopyField label="Code du délégué" value={code} />',
    mauvais: '<TextField label="Code du délégué" value={code} isReadOnly />',
  },
  SkipLink: {
    quand: 'Une fois par page, comme premier élément du document.',
    eviter: "Au milieu d'une page. Le lien doit mener au contenu, pas à un menu.",
    bon: '<SkipLink />',
    mauvais: '<SkipLink targetId="menu">Aller au menu</SkipLink>',
  },
  Breadcrumbs: {
    quand: 'Dès que trois niveaux de pages se suivent.',
    eviter: 'Pour deux niveaux, BackLink suffit. Pour des étapes à faire, prenez Stepper.',
    bon: '<Breadcrumbs items={[duerps, boulangerie, versions]} />',
    mauvais: '<Breadcrumbs items={[duerps]} />',
  },
  Stepper: {
    quand: 'Pour un travail en étapes, dont chacune peut être ouverte et a un état.',
    eviter: 'Pour des pages sans ordre, prenez Tabs. Pour une durée, prenez ProgressBar.',
    bon: '<Stepper label="Étapes du DUERP" steps={steps} currentId="5" onSelect={open} />',
    mauvais: '<Stepper label="Pages" steps={pagesSansOrdre} currentId="aide" onSelect={open} />',
  },
  Tabs: {
    quand: 'Pour deux à cinq vues de la même chose, dont une seule est lue à la fois.',
    eviter: 'Pour des contenus à comparer, qui doivent rester visibles ensemble.',
    bon: '<Tab id="formule">Formule</Tab>',
    mauvais: '<Tab id="etape2">Étape suivante</Tab>',
  },
  Disclosure: {
    quand: "Pour un détail dont la plupart des personnes n'ont pas besoin.",
    eviter: 'Pour une information nécessaire à la décision, ou un champ obligatoire.',
    bon: '<Disclosure title="Voir les chiffres en tableau">…</Disclosure>',
    mauvais: '<Disclosure title="Conditions à accepter">…</Disclosure>',
  },
  Dialog: {
    quand: "Pour une tâche courte qui se finit ou s'abandonne sans quitter la page.",
    eviter: 'Pour une simple question, prenez ConfirmDialog. Pour un long formulaire, une page.',
    bon: '<Dialog title="Ajouter une action préventive" isOpen={isOpen}>…</Dialog>',
    mauvais: '<Dialog title="Information" isOpen>Enregistré.</Dialog>',
  },
  ConfirmDialog: {
    quand: 'Avant une action qui fait perdre un travail. Le bouton dit ce qui sera fait.',
    eviter: "Avant ce qui s'annule d'un geste, où un message avec «\u202FAnnuler\u202F» dérange moins.",
    bon: '<ConfirmDialog title="Supprimer ce DUERP" confirmLabel="Supprimer" tone="danger">…</ConfirmDialog>',
    mauvais: '<ConfirmDialog title="Attention" confirmLabel="OK">…</ConfirmDialog>',
  },
  Sheet: {
    quand: 'Sur téléphone, pour ce qui tient à côté sur un grand écran, comme la liste des étapes.',
    eviter: "Sur un grand écran, où rien n'oblige à cacher.",
    bon: '<Sheet title="Étapes du DUERP" trigger={button}>…</Sheet>',
    mauvais: '<Sheet title="Aide" isOpen>…</Sheet>',
  },
};
