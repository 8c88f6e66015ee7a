/** An entry of the navigation. */
export interface NavLink {
  label: string;
  href: string;
}

/** The page of the plans, which a server may not have. */
export const PLANS_HREF = '/choose-plan';

/** The links of a signed-in user (specification 1, section 2), the account's at the end of the bar. */
export const SIGNED_IN_LINKS: { main: readonly NavLink[]; account: readonly NavLink[] } = {
  main: [
    { label: 'Mes DUERP', href: '/duerps' },
    { label: 'Créer mon DUERP', href: '/duerps/new' },
    { label: 'Plans tarifaires', href: PLANS_HREF },
    { label: 'Contactez-nous', href: '/contact-private' },
  ],
  account: [{ label: 'Mon compte', href: '/my-account' }],
};

/** The links of a visitor: the pages that need no account. */
export const SIGNED_OUT_LINKS: typeof SIGNED_IN_LINKS = {
  main: [
    { label: 'Plans tarifaires', href: PLANS_HREF },
    { label: 'Contactez-nous', href: '/contact' },
  ],
  account: [
    { label: 'Se connecter', href: '/login' },
    { label: 'Créer un compte', href: '/create-account' },
  ],
};

/** The href of the entry under which a path stands: the longest that is the path or one of its parents; null when none is. */
export const findCurrentHref = (links: readonly NavLink[], currentPath: string): string | null =>
  links
    .map(({ href }) => href)
    .filter((href) => currentPath === href || currentPath.startsWith(`${href}/`))
    .reduce<string | null>(
      (longest, href) => (longest === null || href.length > longest.length ? href : longest),
      null,
    );
