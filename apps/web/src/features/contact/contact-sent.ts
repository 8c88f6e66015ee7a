/** What both forms say once the message is on its way (specification 1, section 8). */
export const CONTACT_SENT = 'Votre message a bien été envoyé. Nous vous répondrons au plus vite.';
