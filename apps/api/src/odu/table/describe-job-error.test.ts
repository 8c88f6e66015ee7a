import { expect, test } from 'vitest';
import { describeJobError } from './describe-job-error.ts';

test.for([
  [
    'the mail could not be sent: EENVELOPE 550',
    "le serveur d'envoi refuse l'expéditeur ou le destinataire (réponse 550)",
  ],
  ['the mail could not be sent: ECONNECTION', "le serveur d'envoi ne prend pas la connexion (ECONNECTION)"],
  ['the mail could not be sent: unknown', "l'email n'a pas pu partir (unknown)"],
  ['the mail was past its time or gone', "l'email était périmé, ou déjà parti"],
  ['the version of the mail is not there any more', "la version à joindre n'existe plus"],
  [
    'the PDF of the version is not the one that was sealed',
    "le PDF de la version n'est plus celui qui a été scellé, voir odu verify",
  ],
  ['3 of the rows failed', 'lignes en échec\u00A0: 3'],
  [
    'nobody to bill: the subscription has neither a profile nor a payment',
    'personne à facturer\u00A0: ni profil ni paiement pour cet abonnement',
  ],
  [
    'nobody does its kind here',
    'aucun serveur ne fait plus ce travail avec cette configuration (SMTP_URL, ODU_BILLING)',
  ],
  ['the date has jumped ahead', "l'horloge du serveur a sauté en avant"],
  ['its worker was lost', "le serveur qui le faisait s'est arrêté"],
  ['SqliteError (SQLITE_FULL)', 'erreur imprévue, voir le journal du serveur (SqliteError (SQLITE_FULL))'],
] as const)('« %s » is said in French', ([lastError, sentence]) => {
  expect(describeJobError(lastError)).toBe(sentence);
});
