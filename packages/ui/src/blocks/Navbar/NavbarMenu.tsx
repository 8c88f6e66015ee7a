import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { NavbarLinks, type NavbarLinksProps } from './NavbarLinks.tsx';

export interface NavbarMenuProps extends Omit<NavbarLinksProps, 'layout' | 'onNavigate'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The entries of the navigation in a panel on the side, for a screen too narrow for a row. */
export function NavbarMenu({ isOpen, onOpenChange, ...links }: NavbarMenuProps) {
  return (
    <Sheet title="Menu" side="end" isOpen={isOpen} onOpenChange={onOpenChange}>
      {({ close }) => (
        <nav aria-label="Navigation principale">
          <NavbarLinks {...links} layout="column" onNavigate={close} />
        </nav>
      )}
    </Sheet>
  );
}
