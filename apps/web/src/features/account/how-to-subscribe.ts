import { NNBSP } from '@odu/domain';

const quote = (label: string) => `«${NNBSP}${label}${NNBSP}»`;

/** How each of the usual calendars subscribes to a link, as their French menus say it. */
export const HOW_TO_SUBSCRIBE = [
  {
    agenda: 'Google Agenda, sur ordinateur',
    how: `à côté de ${quote('Autres agendas')}, choisissez +, puis ${quote("À partir de l'URL")}, et collez le lien.`,
  },
  {
    agenda: 'Outlook, sur ordinateur',
    how: `dans le calendrier, choisissez ${quote('Ajouter un calendrier')}, puis ${quote("S'abonner à partir du web")}, et collez le lien.`,
  },
  {
    agenda: 'iPhone et iPad',
    how: `dans Calendrier, touchez ${quote('Calendriers')}, puis ${quote('Ajouter un calendrier')}, ${quote('Ajouter un calendrier avec abonnement')}, et collez le lien.`,
  },
  {
    agenda: 'Mac',
    how: `dans Calendrier, choisissez ${quote('Fichier')}, puis ${quote('Nouvel abonnement à un calendrier')}, et collez le lien.`,
  },
  {
    agenda: 'Thunderbird',
    how: `choisissez ${quote('Nouvel agenda')}, puis ${quote('Sur le réseau')}, et collez le lien.`,
  },
] as const;
