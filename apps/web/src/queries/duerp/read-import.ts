import type { ImportDuerpRequest } from '@odu/api-contract';
import { NBSP } from '@odu/domain';
import { ExplainedError } from '../../api/api-error.ts';
import type { JoinedDataProblem } from '../../pdf/joined-data.ts';

const PROBLEMS: Readonly<Record<JoinedDataProblem, string>> = {
  TOO_LARGE: `Ce fichier dépasse 50${NBSP}Mo${NBSP}: ce n'est pas le PDF d'une version.`,
  NOT_A_PDF:
    "Ce fichier n'est pas un PDF. Choisissez le PDF complet d'une version, tel qu'il a été téléchargé.",
  DAMAGED: `Ce PDF est endommagé${NBSP}: ses données ne peuvent pas être lues. Téléchargez-le à nouveau.`,
  TOO_MUCH_DATA: 'Les données de ce PDF sont trop volumineuses pour être importées.',
  FOREIGN_DATA: "Les données jointes à ce PDF ne sont pas celles d'un DUERP.",
  NO_DATA: `Ce PDF ne porte pas les données d'un DUERP${NBSP}: importez le PDF complet d'une version, pas sa démonstration.`,
};

/** What the PDF of a version makes a DUERP of; throws an ExplainedError for any other file. Its code comes with the first file. */
export async function readImport(file: File): Promise<ImportDuerpRequest> {
  const { JoinedDataError, readJoinedData } = await import('../../pdf/joined-data.ts');
  try {
    return await readJoinedData(file);
  } catch (error) {
    if (error instanceof JoinedDataError) throw new ExplainedError(PROBLEMS[error.problem]);
    throw new ExplainedError("Ce fichier n'a pas pu être lu. Choisissez-le à nouveau.");
  }
}
