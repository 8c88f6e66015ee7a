import { Button } from '@odu/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion, PDF } from '../../../test/contract-data.ts';
import type { CallName } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { listDownloads } from '../../../test/list-downloads.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { notify } from '../../toast/notify.ts';
import { useDownloadInvoice } from '../account/use-download-invoice.ts';
import { useExportAccountData } from '../account/use-export-account-data.ts';
import { useDownloadAvis } from '../duerp/use-download-avis.ts';
import { useDownloadUnite } from '../duerp/use-download-unite.ts';
import { useDownloadVersion } from '../duerp/use-download-version.ts';

type Download = { press: () => void; isError: boolean };

/** Each file that a press asks for: its call, and what the press does. */
const FILES: readonly (readonly [CallName, () => Download])[] = [
  [
    'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download',
    () => {
      const { mutate, isError } = useDownloadVersion();
      return { press: () => mutate({ version: makeVersion(), isDemo: false }), isError };
    },
  ],
  [
    'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/unitesdetravail/{idUniteDeTravail}/download',
    () => {
      const { mutate, isError } = useDownloadUnite();
      return { press: () => mutate({ version: makeVersion(), unite: { idUniteDeTravail: 'u1' } }), isError };
    },
  ],
  [
    'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/suivi/{entreeId}/avis',
    () => {
      const { mutate, isError } = useDownloadAvis('d1');
      return { press: () => mutate({ id: 'e1', versionId: 'v1' }), isError };
    },
  ],
  [
    'GET /api/myaccount/invoices/{invoiceId}/download',
    () => {
      const { mutate, isError } = useDownloadInvoice();
      return { press: () => mutate({ id: 'i1', numero: 'F2026-000001', type: 'INVOICE' }), isError };
    },
  ],
  [
    'GET /api/myaccount/export',
    () => {
      const { mutate, isError } = useExportAccountData();
      return { press: () => mutate(), isError };
    },
  ],
];

/** A button of which two presses come before the next render, as those of a double click may. */
function Twice({ useFile }: { useFile: () => Download }) {
  const { press, isError } = useFile();
  const handlePress = () => {
    press();
    press();
  };
  return <Button onPress={handlePress}>{isError ? 'Réessayer' : 'Télécharger'}</Button>;
}

const button = page.getByRole('button', { name: 'Télécharger' });

test.for(FILES)('%s: pressed twice, one file is downloaded', async ([path, useFile]) => {
  const names = listDownloads();
  const { callsTo } = renderScreen(<Twice useFile={useFile} />, {
    handlers: { [path]: () => ({ body: PDF }) },
  });
  await button.click();
  await expect.poll(() => names.length).toBeGreaterThan(0);
  expect(names).toHaveLength(1);
  // Once it is there, it may be wanted another time.
  await button.click();
  await expect.poll(() => names).toHaveLength(2);
  expect(callsTo(path)).toHaveLength(2);
});

test.for(FILES)('%s: a session that ends meanwhile is told where it ends, and nowhere else', async (file) => {
  const [path, useFile] = file;
  const { onForcedLogout } = renderScreen(<Twice useFile={useFile} />, {
    handlers: { [path]: () => ({ status: 401 }), 'POST /api/public/token/refresh': () => ({ status: 401 }) },
  });
  await button.click();
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(onForcedLogout).toHaveBeenCalledTimes(1);
  // Toasts are shown in turn: with this one, whatever the call told is there.
  notify({ kind: 'info', message: 'La suite' });
  await expect.element(findToast('info', 'La suite')).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
});
