/** What the SMTP library says by its codes (nodemailer's `errors`), for a reader who can mend it. */
const MAIL_CAUSES: Readonly<Record<string, string>> = {
  ECONNECTION: "le serveur d'envoi ne prend pas la connexion",
  ECONNREFUSED: "le serveur d'envoi ne prend pas la connexion",
  ESOCKET: "le serveur d'envoi ne prend pas la connexion",
  ETIMEDOUT: "le serveur d'envoi ne répond pas à temps",
  EDNS: "le nom du serveur d'envoi est introuvable",
  ETLS: "la connexion chiffrée au serveur d'envoi échoue",
  EAUTH: "le serveur d'envoi refuse le nom ou le mot de passe",
  ENOAUTH: "le serveur d'envoi refuse le nom ou le mot de passe",
  EENVELOPE: "le serveur d'envoi refuse l'expéditeur ou le destinataire",
  EMESSAGE: "le serveur d'envoi refuse le message",
};

const describeMail = (code: string, reply: string | undefined) =>
  `${MAIL_CAUSES[code] ?? "l'email n'a pas pu partir"} (${reply === undefined ? code : `réponse ${reply}`})`;

const CAUSES: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^the mail could not be sent: (\w+)(?: (\d+))?$/, (code = '', reply) => describeMail(code, reply)],
  [/^the mail was past its time or gone$/, () => "l'email était périmé, ou déjà parti"],
  [/^the version of the mail is not there any more$/, () => "la version à joindre n'existe plus"],
  [
    /^the PDF of the version is not the one that was sealed$/,
    () => "le PDF de la version n'est plus celui qui a été scellé, voir odu verify",
  ],
  [/^(\d+) of the rows failed$/, (count = '') => `lignes en échec\u00A0: ${count}`],
  [/^nobody to bill/, () => 'personne à facturer\u00A0: ni profil ni paiement pour cet abonnement'],
  [
    /^nobody does its kind here$/,
    () => 'aucun serveur ne fait plus ce travail avec cette configuration (SMTP_URL, ODU_BILLING)',
  ],
  [/^the date has jumped ahead$/, () => "l'horloge du serveur a sauté en avant"],
  [/^its worker was lost$/, () => "le serveur qui le faisait s'est arrêté"],
];

/** Why a job failed, as a French sentence without its full stop; an unforeseen cause keeps its technical name, which the log has too. */
export function describeJobError(lastError: string): string {
  for (const [pattern, say] of CAUSES) {
    const found = pattern.exec(lastError);
    if (found !== null) return say(...found.slice(1));
  }
  return `erreur imprévue, voir le journal du serveur (${lastError})`;
}
