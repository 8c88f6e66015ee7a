import { NBSP } from './espaces.ts';

/** The shared catalogue of error texts by HTTP status, 0 for no connection (specification 1 section 8, decision B11). */
export const API_ERROR_MESSAGES: Readonly<Record<number, string>> = {
  0: 'Il semble y avoir un problème de connexion avec le serveur…',
  400: '(400) La requête envoyée contient une erreur.',
  401: '(401) Votre session a expiré, veuillez vous reconnecter.',
  403: "(403) Vous n'avez pas la permission de faire cette action.",
  404: '(404) La ressource demandée est introuvable.',
  409: `(409) Conflit${NBSP}: la ressource existe déjà ou a été modifiée entre-temps.`,
  413: '(413) La requête envoyée est trop volumineuse.',
  422: '(422) Les données envoyées sont incomplètes ou invalides.',
  429: '(429) Trop de requêtes, veuillez patienter avant de réessayer.',
  500: '(500) Le serveur a rencontré une erreur interne… Veuillez contacter le développeur si elle persiste.',
  503: '(503) Le serveur est actuellement indisponible ou en maintenance.',
};

/** The text for a status that the catalogue does not know. */
export const UNKNOWN_ERROR_MESSAGE = 'Une erreur inconnue est survenue…';

/** The French text for an HTTP status (0: no connection). */
export const messageForStatus = (status: number): string =>
  API_ERROR_MESSAGES[status] ?? UNKNOWN_ERROR_MESSAGE;

/** The text of the toast of a failed call: the server's own message when it has one, else the status's text. */
export const formatApiError = (status: number, message?: string | null): string =>
  message ? `Erreur${NBSP}: ${message}` : messageForStatus(status);
