import { formatNombre, NBSP } from '@odu/domain';
import { Problem } from '../../../contract/problem.ts';
import type { Read } from '../../../db/readings.ts';
import type { readingOfSize } from '../../../repositories/duerp/duerp-content-repository.ts';

/** What a document holds; `octets` are those of its texts. */
export type DuerpSize = {
  unites: number;
  categories: number;
  risques: number;
  actions: number;
  octets: number;
};

/** Many times the greatest that we know of (2,000 risks, 4 MB), and still read, printed and kept in seconds. */
export const GREATEST_SIZE: DuerpSize = {
  unites: 500,
  categories: 2_500,
  risques: 5_000,
  actions: 5_000,
  octets: 10_000_000,
};

const COUNTED = {
  unites: 'unités de travail',
  categories: 'catégories de risques',
  risques: 'risques',
  actions: 'actions préventives',
};

/** Rounded by `round`: what is over the limit never reads as equal to it. */
const formatMegaoctets = (octets: number, round = Math.floor) =>
  `${formatNombre(round(octets / 100_000) / 10)}${NBSP}Mo`;

const describeExcess = (key: keyof DuerpSize, used: DuerpSize, wanted: DuerpSize) =>
  key === 'octets'
    ? `Les textes d'un DUERP peuvent prendre ${formatMegaoctets(GREATEST_SIZE.octets)} au plus${NBSP}: ceux de celui-ci prennent ${formatMegaoctets(used.octets)} et prendraient ${formatMegaoctets(wanted.octets, Math.ceil)}. Raccourcissez-les, ou répartissez-les entre plusieurs DUERP.`
    : `Un DUERP peut avoir ${formatNombre(GREATEST_SIZE[key])} ${COUNTED[key]} au plus${NBSP}: celui-ci en a ${formatNombre(used[key])} et en aurait ${formatNombre(wanted[key])}. Supprimez-en, ou répartissez-les entre plusieurs DUERP.`;

/** A write that would make its document greater than it may be; its transaction is undone. */
export class DuerpTooLarge extends Error {
  readonly #key: keyof DuerpSize;
  readonly #wanted: DuerpSize;

  constructor(key: keyof DuerpSize, wanted: DuerpSize) {
    super(`the document would have ${wanted[key]} ${key}`);
    this.#key = key;
    this.#wanted = wanted;
  }

  /** The 422 of a document that comes from a file. */
  explainImport(): Problem {
    const key = this.#key;
    const message =
      key === 'octets'
        ? `Les textes d'un DUERP peuvent prendre ${formatMegaoctets(GREATEST_SIZE.octets)} au plus${NBSP}: ceux du fichier prennent ${formatMegaoctets(this.#wanted.octets, Math.ceil)}. Rien n'a été importé.`
        : `Un DUERP peut avoir ${formatNombre(GREATEST_SIZE[key])} ${COUNTED[key]} au plus${NBSP}: celui du fichier en a ${formatNombre(this.#wanted[key])}. Rien n'a été importé.`;
    return new Problem(422, { message });
  }

  /** The 422 for the person; `used` is what the document holds. */
  explain(used: DuerpSize): Problem {
    return new Problem(422, { message: describeExcess(this.#key, used, this.#wanted) });
  }
}

/** The size of a document from what was read of it. */
export const toSize = (parts: Read<{ parts: ReturnType<typeof readingOfSize> }>['parts']): DuerpSize =>
  parts.reduce(
    (size, { part, nombre, octets }) => ({ ...size, [part]: nombre, octets: size.octets + octets }),
    {
      unites: 0,
      categories: 0,
      risques: 0,
      actions: 0,
      octets: 0,
    },
  );

/** Throws DuerpTooLarge when a size is over the greatest one. */
export function requireSize(size: DuerpSize): void {
  const keys = Object.keys(GREATEST_SIZE) as (keyof DuerpSize)[];
  const key = keys.find((one) => size[one] > GREATEST_SIZE[one]);
  if (key !== undefined) throw new DuerpTooLarge(key, size);
}

const byteLength = (rows: readonly object[]) => Buffer.byteLength(JSON.stringify(rows));

/** Whether rows in the place of others make their document greater: a document at its limit still takes what does not. */
export const isGrowing = (before: readonly object[], after: readonly object[]): boolean =>
  after.length > before.length || byteLength(after) > byteLength(before);
