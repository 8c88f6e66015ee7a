import * as z from 'zod/mini';
import { countCharacters } from '../texte/count-characters.ts';
import { isBlank } from '../texte/is-blank.ts';
import { NBSP } from '../texte/espaces.ts';
import { formatNombre } from '../texte/format-nombre.ts';

/** What is said of a text with more characters than the contract takes. */
export const formatTropLong = (maxLength: number): string =>
  `Ce texte est trop long${NBSP}: ${formatNombre(maxLength)} caractères au plus.`;

/** Refuses a text of more than `maxLength` characters. */
export const atMost = (maxLength: number) =>
  z.refine<string>((text) => countCharacters(text) <= maxLength, { error: () => formatTropLong(maxLength) });

/** A text of which a reader sees something, and no more than `maxLength` characters; it is trimmed. The message answers a missing, empty or blank value. */
export const requiredText = (message: string, maxLength = Infinity) =>
  z.string(message).check(
    z.trim(),
    z.refine((text) => !isBlank(text), { error: message }),
    atMost(maxLength),
  );

/** A text that may be empty, trimmed, of no more than `maxLength` characters; null, as the server sends an absent text, and undefined become ''. */
export const optionalText = (maxLength = Infinity) =>
  z
    .pipe(
      z.nullish(z.string('Ce champ doit être un texte')),
      z.transform((value) => value?.trim() ?? ''),
    )
    .check(atMost(maxLength));

/** The message of a single-text dialog left empty (specification 2, section 5). */
export const CHAMP_REQUIS_MESSAGE = 'Ce champ est requis';

/** The message of a new name left empty. */
export const NOM_VIDE_MESSAGE = 'Le nom ne peut pas être vide';
