import { useSession } from "@offertory/api-client";
import { displayName } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, CountBadge, Popover, Skeleton, useLazyComponent, useSnackbar, VisuallyHidden } from "@offertory/ui";
import { useEffect, useState } from "react";
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

/** The panels are not needed before a click. They load with the first page of a signed-in person, and not for visitors. */
const loadPanels = async () => (await import("./user-menu-panels.tsx")).UserMenuPanels;

/** The signed-in person's menu: name, links, and sign-out. */
export function UserMenu(props: UserMenuProps) {
  const { unread = NOTHING_UNREAD, onMessages, messagesHref, onNotifications, ownPage, onChurchChosen } = props;
  const t = useT();
  const { user, person } = useSession();
  const snackbar = useSnackbar();
  const [open, setOpen] = useState(false);
  useEffect(() => void loadPanels().catch(() => {}), []);
  const { component: Panels } = useLazyComponent({
    load: loadPanels,
    isWanted: open,
    onFailed: () => {
      snackbar.error(t("shell:unreachable.panel"));
      setOpen(false);
    },
  });
  if (!user) return null;

  const name = person?.name.display || displayName({ first: user.firstName, last: user.lastName });
  const photo = person?.photo || null;
  const count = unread.messages + unread.notifications;

  return (
    <Popover
      label={t("shell:userMenu.open")}
      open={open}
      onOpenChange={setOpen}
      className="w-80 max-w-[calc(100vw-1rem)] p-2"
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
    >
      {Panels ? (
        <Panels
          name={name}
          email={user.email}
          photo={photo}
          ownPage={ownPage}
          unread={unread}
          onMessages={onMessages}
          messagesHref={messagesHref}
          onNotifications={onNotifications}
          onChurchChosen={onChurchChosen}
          onLeave={() => setOpen(false)}
        />
      ) : (
        <div role="status" aria-label={t("common:loading")}>
          <Skeleton className="h-40" />
        </div>
      )}
    </Popover>
  );
}
