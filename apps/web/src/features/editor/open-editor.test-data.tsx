import type { DuerpDocument } from '@odu/api-contract';
import { useState } from 'react';
import { page } from 'vitest/browser';
import { MASTER_DATA, written } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import * as links from '../../routing/links.ts';
import { EditorScreen } from './EditorScreen.tsx';
import type { Etape } from './model/etapes.ts';
import type { Place } from '../../place/place.ts';

/** A document with a risk that nobody evaluated, and a unit without one. */
export const WITH_RISQUE = makeDuerp([makeUnite('u1', [makeRisque('r1')]), makeUnite('u2')]);

/** The editor as its route keeps it: the place in the address, the step asked for told only. */
function Editor({
  duerp,
  step,
  at,
  steps,
}: {
  duerp: DuerpDocument;
  step: Etape;
  at: Place;
  steps: number[];
}) {
  const [place, setPlace] = useState(at);
  return (
    <EditorScreen
      duerp={duerp}
      step={step}
      place={place}
      onMove={({ step: next, place: change }) => {
        if (next !== undefined) steps.push(next);
        setPlace((known) => ({ ...known, ...change }));
      }}
      onQuit={() => {}}
      onGenerated={() => {}}
    />
  );
}

/** Opens the editor at a step of a document that the server has at its first revision. */
export const open = (step: Etape, duerp: DuerpDocument, handlers: FakeHandlers = {}, at: Place = {}) => {
  const steps: number[] = [];
  const rendered = renderScreen(
    <LoadedDuerp duerpId="d1">
      {(loaded) => <Editor duerp={loaded} step={step} at={at} steps={steps} />}
    </LoadedDuerp>,
    {
      path: links.duerpEditor('d1', step),
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
        ...handlers,
      },
    },
  );
  return { ...rendered, steps };
};

/** Presses the first button of this name. */
export const press = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

export const addUnite = async (name: string) => {
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill(name);
  await press('Ajouter');
};

let version = 2;

/** The answer to a write: the next revision. */
export const writtenAnew = () => written(`"${(version += 1)}"`);
