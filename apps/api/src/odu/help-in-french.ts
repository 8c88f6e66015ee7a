import { Help, type HelpConfiguration, type Option } from 'commander';

/** The headings of the library that writes the help (commander). */
const HEADINGS: Readonly<Record<string, string>> = {
  'Usage:': 'Usage\u00A0:',
  'Arguments:': 'Arguments\u00A0:',
  'Options:': 'Options\u00A0:',
  'Commands:': 'Commandes\u00A0:',
};

/** What an option may be, and is when it is left out; that a switch is off then needs no word. */
function listNotes({ argChoices, defaultValue }: Option): string[] {
  const notes = argChoices === undefined ? [] : [`au choix\u00A0: ${argChoices.join(', ')}`];
  return typeof defaultValue === 'string' ? [...notes, `sinon\u00A0: ${defaultValue}`] : notes;
}

/** The help in French, as what it describes. */
export const HELP_IN_FRENCH: HelpConfiguration = {
  styleTitle: (heading) => HEADINGS[heading] ?? heading,
  commandUsage: (command) => new Help().commandUsage(command).replace('[command]', '[commande]'),
  optionDescription(option) {
    const notes = listNotes(option);
    return [option.description, notes.length === 0 ? '' : `(${notes.join('\u202F; ')})`]
      .filter((part) => part !== '')
      .join(' ');
  },
};
