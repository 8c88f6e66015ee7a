const QUOTED = "'([^']*)'";

/** The sentences of the library that reads the arguments (commander), and ours for them; `$1` is what it quotes, `$2` what it guesses. */
const SENTENCES: readonly [RegExp, string][] = [
  [
    new RegExp(`^unknown command ${QUOTED}\\s*\\(Did you mean ([^?]*)\\?\\)`),
    "La commande «\u202F$1\u202F» n'existe pas\u00A0: vouliez-vous écrire «\u202F$2\u202F»\u202F?",
  ],
  [
    new RegExp(`^unknown option ${QUOTED}\\s*\\(Did you mean ([^?]*)\\?\\)`),
    "L'option «\u202F$1\u202F» n'existe pas\u00A0: vouliez-vous écrire «\u202F$2\u202F»\u202F?",
  ],
  [new RegExp(`^unknown command ${QUOTED}.*`, 's'), "La commande «\u202F$1\u202F» n'existe pas.\n"],
  [new RegExp(`^unknown option ${QUOTED}.*`, 's'), "L'option «\u202F$1\u202F» n'existe pas.\n"],
  [new RegExp(`^missing required argument ${QUOTED}`), 'Il manque «\u202F$1\u202F».'],
  [new RegExp(`^required option ${QUOTED} not specified`), "Il manque l'option «\u202F$1\u202F»."],
  [new RegExp(`^option ${QUOTED} argument missing`), "L'option «\u202F$1\u202F» attend une valeur."],
  [/^too many arguments.*/s, 'Il y a trop de mots.\n'],
  [
    new RegExp(`^(?:option|command-argument value) ${QUOTED}(?: argument ${QUOTED})? is invalid[^.]*\\. `),
    'Valeur refusée\u00A0: ',
  ],
];

/** What an option that is a choice may be; the library says it after what is wrong. */
const CHOICES = /Allowed choices are (.*)\.$/m;

/** What is wrong with the arguments, in French; what is not known stays as the library says it. */
export function sayInFrench(text: string): string {
  const said = text.replace(/^error: /, '');
  const found = SENTENCES.find(([pattern]) => pattern.test(said));
  const sentence = found === undefined ? said : said.replace(found[0], found[1]);
  return sentence.replace(CHOICES, "il faut l'une de ces valeurs\u00A0: $1.");
}
