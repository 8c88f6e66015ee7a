import type { SnapshotData, SnapshotRisque } from '../report-input.ts';
import { textOrNull } from './text-length.ts';

/** The number of a risk in this document, and the name of the place where its row stands. */
export type NumeroDeRisque = { numero: string; ancre: string };

/** The numbers of the risks of a document; every risk has one. */
export type NumerosDeRisques = { of: (risque: SnapshotRisque) => NumeroDeRisque; hasOwn: boolean };

/**
 * Numbers the risks that have no code (the employer's own, and all of them in a demo): R1, R2… in the order of the document, leaving
 * out a number that a code has taken. The codes of the others stay.
 */
export function numberRisques({ unitesDeTravail }: Pick<SnapshotData, 'unitesDeTravail'>): NumerosDeRisques {
  const risques = unitesDeTravail.flatMap((unite) => unite.risques);
  const taken = new Set(risques.map(({ code }) => textOrNull(code)));
  let last = 0;
  const next = (): string => {
    do last += 1;
    while (taken.has(`R${last}`));
    return `R${last}`;
  };
  // By the risk itself: an id that stands twice would name two places.
  const numeros = new Map(
    risques.map((risque, index) => [
      risque,
      { numero: textOrNull(risque.code) ?? next(), ancre: `risque-${index + 1}` },
    ]),
  );
  return {
    of: (risque) => {
      const numero = numeros.get(risque);
      if (numero === undefined) throw new Error('A risk of another document has no number');
      return numero;
    },
    hasOwn: last > 0,
  };
}
