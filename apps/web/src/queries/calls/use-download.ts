import { useMutation } from '@tanstack/react-query';
import { awaitFile } from './await-file.ts';
import type { FileCall } from './await-file.ts';
import { saveFile } from './save-file.ts';
import { useSingleFlight } from './single-flight.ts';
import { tellFailure } from './tell-failure.ts';

type DownloadOptions<Wanted> = {
  /** Asks the server for the file. */
  fetchFile: (wanted: Wanted, signal: AbortSignal) => FileCall;
  nameFile: (wanted: Wanted) => string;
  describeFailure: (error: Error) => string;
  /** How many milliseconds the file may take, where it is more than an answer may. */
  longest?: number;
};

/** A file that a button downloads: pressed again before it is there, it is asked for once; a failure is told in a toast. */
export function useDownload<Wanted = void>({
  fetchFile,
  nameFile,
  describeFailure,
  longest,
}: DownloadOptions<Wanted>) {
  const mutation = useMutation({
    meta: { silent: true },
    mutationFn: async (wanted: Wanted) =>
      saveFile(await awaitFile((signal) => fetchFile(wanted, signal), longest), nameFile(wanted)),
    onError: (error) => tellFailure(error, describeFailure(error)),
  });
  const download = useSingleFlight((...args: Parameters<typeof mutation.mutateAsync>) =>
    mutation.mutateAsync(...args),
  );
  return {
    ...mutation,
    mutate: (...args: Parameters<typeof mutation.mutate>): void =>
      void download(...args).catch(() => undefined),
  };
}
