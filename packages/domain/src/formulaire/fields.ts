import * as z from 'zod/mini';

/** A text that must hold more than spaces; it is trimmed. The message answers a missing, empty or blank value. */
export const requiredText = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));

/** A text that may be empty, trimmed; null, as the server sends an absent text, and undefined become ''. */
export const optionalText = () =>
  z.pipe(
    z.nullish(z.string('Ce champ doit être un texte')),
    z.transform((value) => value?.trim() ?? ''),
  );

/** The message of a single-text dialog left empty (specification 2, section 5). */
export const CHAMP_REQUIS_MESSAGE = 'Ce champ est requis';

/** A name asked for alone, as that of a category or of a new risk: required. */
export const singleTextSchema = requiredText(CHAMP_REQUIS_MESSAGE);
