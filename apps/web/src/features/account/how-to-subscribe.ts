import { quoteFr } from '@odu/domain';

/** How each of the usual calendars subscribes to a link, as their French menus say it. */
export const HOW_TO_SUBSCRIBE = [
  {
    agenda: 'Google Agenda, sur ordinateur',
    how: `à côté de ${quoteFr('Autres agendas')}, choisissez +, puis ${quoteFr("À partir de l'URL")}, et collez le lien.`,
  },
  {
    agenda: 'Outlook, sur ordinateur',
    how: `dans le calendrier, choisissez ${quoteFr('Ajouter un calendrier')}, puis ${quoteFr("S'abonner à partir du web")}, et collez le lien.`,
  },
  {
    agenda: 'iPhone et iPad',
    how: `dans Calendrier, touchez ${quoteFr('Calendriers')}, puis ${quoteFr('Ajouter un calendrier')}, ${quoteFr('Ajouter un calendrier avec abonnement')}, et collez le lien.`,
  },
  {
    agenda: 'Mac',
    how: `dans Calendrier, choisissez ${quoteFr('Fichier')}, puis ${quoteFr('Nouvel abonnement à un calendrier')}, et collez le lien.`,
  },
  {
    agenda: 'Thunderbird',
    how: `choisissez ${quoteFr('Nouvel agenda')}, puis ${quoteFr('Sur le réseau')}, et collez le lien.`,
  },
] as const;
