import { ACCESS_TOKEN_KEY } from '@odu/api-contract';
import type { Session } from '@odu/api-contract';
import { NOT_KEPT } from '../drafts/not-kept.ts';
import * as links from '../routing/links.ts';
import { keepNoticeForLoad } from '../toast/notice-after-load.ts';

/** What the tab says on the other account's list (decision B13). */
const OTHER_ACCOUNT =
  "Un autre compte s'est connecté dans un autre onglet\u00A0: vous êtes maintenant sur ce compte.";
const IS_KEPT = "Ce qui n'était pas encore enregistré reste gardé sur cet appareil pour le compte précédent.";

type OtherTabs = { readonly target: EventTarget; readonly session: Pick<Session, 'noticeOtherTabs'> };

/** Tells the session when another tab signed in or out; the answer stops it. */
export function followOtherTabs({ target, session }: OtherTabs): () => void {
  const handleStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    // No key: the whole storage was cleared.
    if (key === null || key === ACCESS_TOKEN_KEY) session.noticeOtherTabs();
  };
  // A page that comes back from the browser's history was told nothing while it was away.
  const handlePageShow = () => session.noticeOtherTabs();
  target.addEventListener('storage', handleStorage);
  target.addEventListener('pageshow', handlePageShow);
  return () => {
    target.removeEventListener('storage', handleStorage);
    target.removeEventListener('pageshow', handlePageShow);
  };
}

/** Leaves everything that this tab shows, for the list of the account that is signed in now; `isLost`: some of it stands nowhere else. */
export function turnToOtherAccount(isLost: boolean): void {
  keepNoticeForLoad(`${OTHER_ACCOUNT} ${isLost ? NOT_KEPT : IS_KEPT}`);
  location.replace(links.duerps());
}
