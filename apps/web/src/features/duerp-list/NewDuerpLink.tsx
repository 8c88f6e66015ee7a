import { Icon, IconPlus, Link } from '@odu/ui';
import * as links from '../../routing/links.ts';

/** Leads to the introduction that creates a DUERP. */
export const NewDuerpLink = () => (
  <Link href={links.newDuerp()} variant="primary">
    <Icon shape={IconPlus} /> Créer mon DUERP
  </Link>
);
