import type { DuerpDocument } from '@odu/api-contract';
import { Button, Text } from '@odu/ui';
import { useState, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { whenDrawn } from '../../../../test/when-drawn.ts';
import { written } from '../../../../test/contract-data.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { useCotations } from './use-cotations.ts';

const RISQUES = [makeRisque('r1'), makeRisque('r2')];
const UNITE = makeUnite('u1', RISQUES);
const DOCUMENT = makeDuerp([UNITE]);
const NOTES = { evalGravite: 1, evalFrequence: 4, evalMaitrise: 3 } as const;

test('what was left in a line stays shown until the list shows the document that has it: one on its way has only the line before', async () => {
  /** The document after each edit, as the list will show them. */
  const coming: DuerpDocument[] = [];
  function Lines() {
    const [listed, setListed] = useState(DOCUMENT);
    const cotations = useCotations(listed);
    const begun = useSyncExternalStore(cotations.subscribe, cotations.getShown);
    const read = () => workspace?.queryClient.getQueryData<DuerpDocument>(duerpKeys.detail('d1')) ?? DOCUMENT;
    const evaluateBoth = () => {
      for (const risque of RISQUES) {
        cotations.choose(UNITE, risque, NOTES);
        cotations.leave(risque.idRisque);
        coming.push(read());
      }
    };
    return (
      <>
        <Button onPress={evaluateBoth}>Évaluer les deux</Button>
        <Button onPress={() => setListed((known) => coming.shift() ?? known)}>Montrer le suivant</Button>
        <Text>{`Notes : ${[...begun.keys()].join(', ')}.`}</Text>
      </>
    );
  }
  const { workspace } = renderScreen(<Lines />, {
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: DOCUMENT, headers: { ETag: '"1"' } }),
      'POST /api/duerp/{id}/update-risque': () => written(),
    },
  });
  workspace?.queryClient.setQueryData<DuerpDocument>(duerpKeys.detail('d1'), DOCUMENT);
  const notes = page.getByText(/^Notes/);
  await page.getByRole('button', { name: 'Évaluer les deux' }).click();
  await expect.element(notes).toHaveTextContent('Notes : r1, r2.');
  await page.getByRole('button', { name: 'Montrer le suivant' }).click();
  await whenDrawn();
  await expect.element(notes).toHaveTextContent('Notes : r1, r2.');
  await page.getByRole('button', { name: 'Montrer le suivant' }).click();
  await expect.element(notes).toHaveTextContent('Notes : .');
});
