import type { operations } from '@odu/api-contract';

/** The French heading of each call in the reference; the English one is the contract's `summary`. */
export const TITRES: Record<keyof operations, string> = {
  getPublicConfig: "Lire la configuration de l'exploitant",
  getExample: "Lire le document d'exemple",
  getCaptchaChallenge: 'Obtenir un défi ALTCHA',
  createToken: 'Se connecter avec une adresse et un mot de passe',
  refreshToken: 'Échanger le jeton de renouvellement contre une nouvelle paire',
  createTokenByDelegate: 'Se connecter comme délégué',
  logout: 'Se déconnecter',
  checkAccount: 'Savoir si une adresse peut se connecter',
  createAccount: 'Créer un compte et se connecter',
  sendResetLink: 'Demander un lien de réinitialisation par email',
  resetPassword: 'Choisir un nouveau mot de passe avec le jeton reçu par email',
  sendResetPasswordEmail: "Envoyer le lien de réinitialisation à l'adresse du compte",
  updateRappels: "Recevoir ou arrêter les rappels d'échéance",
  getCalendrier: 'Lire le lien du calendrier des échéances',
  renewCalendrier: 'Créer ou renouveler le lien du calendrier',
  stopCalendrier: 'Arrêter le lien du calendrier',
  getAccountInfo: 'Lire le compte',
  sendEmailVerification: 'Envoyer le code à six chiffres',
  verifyEmail: "Vérifier l'adresse avec le code à six chiffres",
  getPrices: 'Lire la formule et les prix du compte',
  listSubscriptions: 'Lister les abonnements du compte',
  toggleAutoRenew: 'Activer ou couper le renouvellement automatique',
  checkPaymentSuccess: "Savoir si le paiement d'un abonnement a réussi",
  initPayment: 'Commencer un paiement',
  managePayment: 'Ouvrir la page des moyens de paiement et des factures',
  checkCoupon: 'Savoir ce que vaut un code promo',
  listBillingProfiles: 'Lister les profils de facturation du compte',
  upsertBillingProfile: 'Créer ou modifier un profil de facturation',
  listInvoices: 'Lister les factures et les avoirs du compte',
  downloadInvoice: 'Télécharger une facture',
  sendContact: "Écrire à l'exploitant avec une session",
  sendPublicContact: "Écrire à l'exploitant sans compte",
  listDuerps: 'Lister les DUERP du compte',
  createDuerp: 'Créer un DUERP vide',
  getDuerp: 'Lire un DUERP',
  deleteDuerp: 'Supprimer un DUERP',
  duplicateDuerp: 'Dupliquer un DUERP',
  updateInfosEntreprise: "Enregistrer l'entreprise (étape 2)",
  updateListUnitesDeTravail: 'Ajouter, renommer, déplacer et supprimer des unités de travail (étape 3)',
  updateListRisques: "Remplacer les catégories et les risques d'une unité (étape 4)",
  updateRisque: 'Enregistrer un risque et son évaluation (étape 5)',
  updateTogglePapripact: 'Activer ou couper le PAPRIPACT (étape 6)',
  upsertActionPreventive: 'Ajouter ou modifier une action préventive (étape 6)',
  deleteActionPreventive: 'Supprimer une action préventive (étape 6)',
  getMasterData: "Lire le référentiel d'un DUERP",
  importDuerp: "Créer un DUERP à partir des données d'un PDF",
  verifyFile: "Savoir si un fichier est le PDF d'une version",
  exportAccountData: 'Exporter ce que le compte garde',
  getVersion: 'Lire une version et ses données',
  listSuivi: "Lister ce qui a été fait des versions d'un DUERP",
  listRevue: 'Lister les risques revus depuis une version',
  markRevue: 'Noter un risque comme revu depuis une version',
  addSuivi: "Noter ce qui a été fait d'une version",
  sendToSpst: 'Envoyer une version au SPST par email',
  downloadAvis: "Télécharger l'avis d'accès à afficher",
  updateExpositions: "Enregistrer l'annexe des expositions (étape 7)",
  updateFamilles: "Enregistrer les familles de risques non concernées d'une unité (étape 4)",
  downloadVersionUnite: "Télécharger l'extrait d'une unité d'une version",
  listVersions: "Lister les versions d'un DUERP",
  generateVersion: 'Valider le document comme nouvelle version',
  downloadVersion: 'Télécharger le PDF complet',
  downloadVersionDemo: 'Télécharger le PDF de démonstration',
  listArchives: 'Lister les DUERP archivés',
  downloadArchivedVersion: "Télécharger le PDF complet d'une version archivée",
  downloadArchivedVersionDemo: "Télécharger le PDF de démonstration d'une version archivée",
};

/** The subjects (the contract's tags) in both languages. */
const SUJETS: Record<string, { fr: string; en: string }> = {
  configuration: { fr: 'Configuration', en: 'Configuration' },
  session: { fr: 'Session', en: 'Session' },
  compte: { fr: 'Compte', en: 'Account' },
  paiement: { fr: 'Paiement', en: 'Payment' },
  facturation: { fr: 'Facturation', en: 'Billing' },
  contact: { fr: 'Contact', en: 'Contact' },
  duerp: { fr: 'DUERP', en: 'DUERPs' },
  editeur: { fr: 'Éditeur', en: 'Editor' },
  masterdata: { fr: 'Référentiel', en: 'Referential' },
  version: { fr: 'Versions', en: 'Versions' },
  archive: { fr: 'Archives', en: 'Archives' },
};

/** The heading of a subject: « Compte · Account », marked as English where it is; the tag itself when it is new. */
export function titleOfSubject(tag: string): string {
  const { fr, en } = SUJETS[tag] ?? { fr: tag, en: tag };
  return inBoth(fr, en);
}

/** A heading in French, then in English; once when both are the same. Takes trusted HTML. */
export const inBoth = (fr: string, en: string): string =>
  fr === en ? fr : `${fr} · <span lang="en">${en}</span>`;
