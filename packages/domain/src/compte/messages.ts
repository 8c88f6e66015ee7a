/** The answer to an address that the operator's allow list leaves out (decision B1); the customer's words. */
export const EMAIL_NON_AUTORISE_MESSAGE = 'Votre adresse email ne fait partie des adresses autorisées.';

/** The one answer to an unknown address and to a wrong password (specification 1, section 8). */
export const IDENTIFIANTS_INVALIDES_MESSAGE = 'Email ou mot de passe invalide.';

/** What is said when a mail with a link could not be asked for (specification 1, section 8). */
export const EMAIL_NON_ENVOYE_MESSAGE =
  "Une erreur est survenue lors de l'envoi de l'email. Veuillez réessayer.";
