import type { Usages } from './usage.ts';

/** To tell something. */
export const INFORMER: Usages = {
  Alert: {
    quand: "Pour ce qu'il faut savoir là où il faut agir. Le titre dit le fait, le texte dit que faire.",
    eviter: 'Pour un succès passager, prenez un message (Toast). Deux alertes qui se suivent.',
    bon: '<Alert tone="warning" title="3 points à compléter">…</Alert>',
    mauvais: '<Alert tone="danger" title="Erreur">Une erreur est survenue.</Alert>',
  },
  Banner: {
    quand: 'Pour ce qui concerne toute la page ou tout le compte, en haut.',
    eviter: "Pour un champ ou une section, prenez Alert. Plus d'un bandeau à la fois.",
    bon: '<Banner tone="info">Votre formule se termine le 12 mars.</Banner>',
    mauvais: '<Banner tone="danger">Le nom est obligatoire.</Banner>',
  },
  Badge: {
    quand: "Pour l'état d'un objet, en un ou deux mots, à côté de son nom.",
    eviter: 'Pour une action, ou pour une phrase. La couleur seule ne dit rien.',
    bon: '<Badge tone="warning">Paiement requis</Badge>',
    mauvais: '<Badge tone="danger">!</Badge>',
  },
  BetaTag: {
    quand: "À côté du nom d'une fonction qui peut encore changer.",
    eviter: 'Sur le produit entier, ou une fois la fonction stable.',
    bon: '<Heading level={2}>Import <BetaTag /></Heading>',
    mauvais: '<Logo /> <BetaTag />',
  },
  Tag: {
    quand: "Pour un choix que l'on voit et que l'on retire, comme un filtre actif.",
    eviter: 'Pour un état, prenez Badge.',
    bon: '<Tag onRemove={clear}>Fournil</Tag>',
    mauvais: '<Tag>Terminé</Tag>',
  },
  EmptyState: {
    quand: "Quand une liste est vide et que l'on peut y mettre quelque chose.",
    eviter: 'Pendant un chargement, prenez Skeleton.',
    bon: '<EmptyState title="Aucun DUERP" action={<Button>Créer un DUERP</Button>} />',
    mauvais: '<EmptyState title="Rien" />',
  },
  ProgressBar: {
    quand: "Pour une part faite d'un tout, avec ses nombres en toutes lettres.",
    eviter: 'Pour des étapes nommées, prenez Stepper.',
    bon: '<ProgressBar label="Évaluation" valueText="12 sur 31" value={12} maxValue={31} />',
    mauvais: '<ProgressBar label="Étape 2" value={2} maxValue={7} />',
  },
  ProgressOverlay: {
    quand: 'Pour une attente de plusieurs secondes pendant laquelle la page ne peut pas servir.',
    eviter: 'Pour un enregistrement, que le bouton dit lui-même.',
    bon: '<ProgressOverlay isOpen title="Génération du PDF" value={40} />',
    mauvais: '<ProgressOverlay isOpen title="Enregistrement" />',
  },
  Skeleton: {
    quand: "À la place d'un contenu dont la forme est connue, pendant son chargement.",
    eviter: "Pour une action en cours, ou moins d'un tiers de seconde.",
    bon: '<SkeletonGroup label="Chargement de vos DUERP"><Skeleton /></SkeletonGroup>',
    mauvais: '<Button><Skeleton /></Button>',
  },
  Toast: {
    quand: "Pour dire qu'une action a réussi ou échoué, sans interrompre.",
    eviter: "Pour ce qu'il faut lire avant d'agir, prenez Alert.",
    bon: "showToast({ kind: 'success', message: 'Le DUERP est supprimé.' })",
    mauvais: "showToast({ kind: 'error', message: 'Le champ Nom est obligatoire.' })",
  },
  Tooltip: {
    quand: "Pour rappeler le nom d'une icône, au survol et au focus.",
    eviter: 'Pour une information nécessaire, que le téléphone ne montre pas.',
    bon: '<Tooltip text="Renommer"><IconButton … /></Tooltip>',
    mauvais: '<Tooltip text="14 chiffres sans espaces"><TextField … /></Tooltip>',
  },
};
