/** What is said when the session ends while the device had no room for what was typed. */
export const NOT_KEPT =
  "Ce que vous veniez de saisir n'a pas pu être gardé, faute de place sur cet appareil\u00A0: c'est perdu.";
