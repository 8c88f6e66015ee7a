import { ACCOUNT, PRICES } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import * as links from '../../routing/links.ts';

/** Opens the page of an account that has nothing yet. */
export const open = (handlers: FakeHandlers = {}) =>
  renderScreen(<AccountScreen />, {
    path: links.myAccount(),
    handlers: {
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/myaccount/getprices': () => ({ body: PRICES }),
      'GET /api/myaccount/mysubscriptions': () => ({ body: [] }),
      'GET /api/myaccount/mybillingprofiles': () => ({ body: [] }),
      'GET /api/myaccount/invoices': () => ({ body: [] }),
      'GET /api/myaccount/archives': () => ({ body: [] }),
      'GET /api/myaccount/calendrier': () => ({ body: { url: null, createdAt: null } }),
      ...handlers,
    },
  });
