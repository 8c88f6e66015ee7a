import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

/** The first file of a backup. */
export const MANIFEST = 'manifest.json';
/** The data folder's secret, when the server has no ODU_SECRET. */
export const SECRET = 'secret';
/** The last file: the SHA-256 of every other, as `sha256sum -c` reads it. */
export const SUMS = 'SHA256SUMS';

const FORMAT_VERSION = 1;

const manifestSchema = z.object({
  format: z.literal('odu-backup'),
  formatVersion: z.number().int(),
  /** ISO 8601 in UTC: the instant of everything in it. */
  createdAt: z.iso.datetime(),
  programVersion: z.string(),
  /** The last migration that had run. */
  schemaVersion: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  isSecretIncluded: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.number().int().min(0),
      /** The columns whose bytes are base64 in the parts. */
      bytesColumns: z.array(z.string()),
    }),
  ),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;
/** All but what names the format. */
export type Contents = Omit<Manifest, 'format' | 'formatVersion'>;

/** The manifest's file. */
export const writeManifest = (manifest: Contents): Buffer => {
  const whole: Manifest = { format: 'odu-backup', formatVersion: FORMAT_VERSION, ...manifest };
  return Buffer.from(`${JSON.stringify(whole, null, 2)}\n`);
};

/** Reads a manifest; an OperatorError for the file of something else, or of a newer program. */
export function readManifest(path: string, content: Buffer): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(content.toString());
  } catch {
    json = undefined;
  }
  const { data } = manifestSchema.safeParse(json);
  if (data === undefined) throw new OperatorError(`${path} n'est pas une sauvegarde d'ODU.`);
  if (data.formatVersion > FORMAT_VERSION)
    throw new OperatorError(
      `${path} vient d'une version plus récente d'ODU (${data.programVersion})\u00A0: mettez ODU à jour.`,
    );
  return data;
}
