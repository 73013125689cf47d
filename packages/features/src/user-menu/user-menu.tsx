import { useSession } from "@offertory/api-client";
import { displayName } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, CountBadge, LazyPopover, VisuallyHidden } from "@offertory/ui";
import type { Unread } from "./user-menu-panels.tsx";

export interface UserMenuProps {
  unread?: Unread | undefined;
  onMessages?: (() => void) | undefined;
  /** The page of the messages, in the app that has one. */
  messagesHref?: string | undefined;
  onNotifications?: (() => void) | undefined;
  /** The page with the person's own record, in the app that has one. */
  ownPage?: string | undefined;
  onChurchChosen?: (() => void) | undefined;
}

const NOTHING_UNREAD = { messages: 0, notifications: 0 };

/** The panels are not needed before a click, and never by visitors. */
const loadPanels = async () => (await import("./user-menu-panels.tsx")).UserMenuPanels;

/** The signed-in person's menu: name, links, and sign-out. */
export function UserMenu(props: UserMenuProps) {
  const { unread = NOTHING_UNREAD, ...links } = props;
  const t = useT();
  const { user, person } = useSession();
  if (!user) return null;

  const name = person?.name.display || displayName({ first: user.firstName, last: user.lastName });
  const photo = person?.photo || null;
  const count = unread.messages + unread.notifications;

  return (
    <LazyPopover
      label={t("shell:userMenu.open")}
      className="w-80 max-w-[calc(100vw-1rem)] p-2"
      load={loadPanels}
      loadingText={t("common:loading")}
      failedText={t("shell:unreachable.panel")}
      trigger={
        <button type="button" className="relative flex rounded-full">
          <Avatar name={name} photo={photo} size="tiny" />
          <VisuallyHidden>{t("shell:userMenu.openNamed", { name })}</VisuallyHidden>
          <CountBadge
            count={count}
            label={t("shell:userMenu.unread", { count })}
            className="absolute -top-1 -right-1.5"
          />
        </button>
      }
      contents={(close) => ({
        name,
        email: user.email,
        photo,
        unread,
        ...links,
        onLeave: close,
      })}
    />
  );
}
