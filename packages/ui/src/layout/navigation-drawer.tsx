import { Drawer } from "../overlays/drawer.tsx";
import { NavigationList } from "./navigation-list.tsx";
import type { NavigationProps } from "./side-navigation.tsx";

export type NavigationDrawerProps = NavigationProps & {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
};

/** The whole navigation of an app, for phones. */
export function NavigationDrawer({ open, onClose, title, closeLabel, label, ...list }: NavigationDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={title} closeLabel={closeLabel} className="max-w-80!">
      <nav aria-label={label}>
        <NavigationList {...list} inDrawer onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
