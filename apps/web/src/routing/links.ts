import type { FiltreDeRisques, ProblemeDeCompletude } from '@odu/domain';
import type { FileRoutesByTo } from '../routeTree.gen.ts';
import type { ContactSubject } from './contact-subjects.ts';
import { stringifySearch } from './search-params.ts';

/** The filter of the risks that wait for their evaluation. */
export const NON_EVALUES = 'non-evalues' satisfies FiltreDeRisques;

type Pages = FileRoutesByTo;
type SearchOf<Path extends keyof Pages> = Pages[Path]['types']['fullSearchSchemaInput'];
type ParamsOf<Path extends keyof Pages> = Pages[Path]['types']['allParams'];

/** The address of a page: its path, parameters and query are those of its route, or the types refuse them. */
const toHref = <Path extends keyof Pages>(
  path: Path,
  params: ParamsOf<Path>,
  search: SearchOf<Path>,
): string =>
  path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name)))) +
  stringifySearch(search);

/** The sign-in page. */
export const login = (): string => toHref('/login', {}, {});

/** The creation of an account. */
export const createAccount = (): string => toHref('/create-account', {}, {});

/** The request of a link for a new password, with the address already typed. */
export const forgotPassword = (email?: string): string => toHref('/forgot-password', {}, { email });

/** The example document. */
export const exemple = (): string => toHref('/exemple', {}, {});

/** The contact form of a visitor. */
export const contact = (): string => toHref('/contact', {}, {});

/** The contact form of a signed-in user, with its subject already typed if there is one. */
export const privateContact = (subject?: ContactSubject): string =>
  toHref('/contact-private', {}, { subject });

/** The signed-in user's account. */
export const myAccount = (): string => toHref('/my-account', {}, {});

/** The verification of the account's address; `continueUrl` is where it leads afterwards. */
export const verifyEmail = (continueUrl: string): string => toHref('/verifyemail', {}, { continueUrl });

/** The list of the user's DUERPs. */
export const duerps = (): string => toHref('/duerps', {}, {});

/** The introduction that creates a DUERP. */
export const newDuerp = (): string => toHref('/duerps/new', {}, {});

/** The detail page of one DUERP. */
export const duerp = (duerpId: string): string => toHref('/duerps/$duerpId', { duerpId }, {});

/** What changed between two versions of a DUERP, or since one. */
export const compareVersions = (duerpId: string): string =>
  toHref('/duerps/$duerpId/comparer', { duerpId }, {});

/** The review of a DUERP since its last version, risk by risk. */
export const revue = (duerpId: string): string => toHref('/duerps/$duerpId/revue', { duerpId }, {});

/** Whether a PDF is a version. */
export const verify = (): string => toHref('/verifier', {}, {});

/** One step of the editor, at a unit, a risk or a search if they are named. */
export const duerpEditor = (
  duerpId: string,
  step: number,
  place: Omit<SearchOf<'/duerps/$duerpId/edit'>, 'step'> = {},
): string => toHref('/duerps/$duerpId/edit', { duerpId }, { step, ...place });

/** One risk, open in its step: 5 evaluates it, 6 adds an action for it. */
export const risque = (
  duerpId: string,
  step: 5 | 6,
  { idUniteDeTravail, idRisque }: { idUniteDeTravail: string; idRisque: string },
): string => duerpEditor(duerpId, step, { unite: idUniteDeTravail, risque: idRisque });

/** Where something that a document lacks is mended: its step, its unit, its risk open, and those that wait for their evaluation around it. */
export const probleme = (
  duerpId: string,
  {
    step,
    code,
    idUniteDeTravail,
    idRisque,
  }: Pick<ProblemeDeCompletude, 'step' | 'code' | 'idUniteDeTravail' | 'idRisque'>,
): string =>
  duerpEditor(duerpId, step, {
    unite: idUniteDeTravail,
    risque: idRisque,
    filtre: code === 'RISQUES_NON_EVALUES' ? NON_EVALUES : undefined,
  });

/** The plans; without `duerpid` the DUERP to buy is still to choose. */
export const choosePlan = (duerpid?: string): string => toHref('/choose-plan', {}, { duerpid });

/** Which DUERP the standard plan is for. */
export const selectDuerp = (): string => toHref('/choose-plan/select-duerp', {}, {});

/** The order of the standard plan for one DUERP. */
export const checkoutStandard = (duerpid: string): string =>
  toHref('/checkout', {}, { plan: 'SUBPLAN_STANDARD', duerpid });

/** The order of the premium plan. */
export const checkoutPremium = (): string => toHref('/checkout', {}, { plan: 'SUBPLAN_PREMIUM' });

/** Where the provider sends the browser back; the server adds the subscription. */
export const afterPayment = (duerpId?: string): string => toHref('/after-payment', {}, { duerpId });
