import { expect, test } from 'vitest';
import { describeDanger } from './dangers.ts';

// What one of its risks may cause is nonsense beside the next one; a demonstration with such a code is refused.
test.each(['BTP', 'ALI', 'BUR'])('the family of a trade (%s) has no danger for all of its risks', (trade) => {
  expect(() => describeDanger(`${trade}-ZZZ-01`)).toThrow('no danger is written');
});

test.each([
  ['BTP-ORG-01', 'Déshydratation, infection, malaise.'],
  ['THE-FRO-01', 'Hypothermie, gelure, engourdissement des mains.'],
  ['VIB-COR-02', 'Lombalgie, sciatique, hernie discale.'],
])('%s has a danger of its own kind', (code, danger) => {
  expect(describeDanger(code)).toBe(danger);
});
