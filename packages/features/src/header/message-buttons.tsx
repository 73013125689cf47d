import { useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { buttonClass, IconButton } from "@offertory/ui";
import { Bell, Mail } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

export interface MessageButtonsProps {
  unread?: { messages: number; notifications: number } | undefined;
  onMessages?: (() => void) | undefined;
  /** The page of the messages, in the app that has one. */
  messagesHref?: string | undefined;
  onNotifications(): void;
}

/**
 * Opens messages and notifications from the header. A dot says which has unread ones; the number is on the avatar. On
 * phones only the menu of the avatar opens them.
 */
export function MessageButtons({ unread, onMessages, messagesHref, onNotifications }: MessageButtonsProps) {
  const t = useT();
  return (
    <>
      <WithDot
        count={unread?.messages ?? 0}
        icon={<Mail />}
        name={t("shell:userMenu.messages")}
        href={messagesHref}
        onOpen={onMessages}
      />
      <WithDot
        count={unread?.notifications ?? 0}
        icon={<Bell />}
        name={t("shell:userMenu.notifications")}
        onOpen={onNotifications}
      />
    </>
  );
}

interface WithDotProps {
  count: number;
  icon: ReactNode;
  name: string;
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}

function WithDot({ count, icon, name, href, onOpen }: WithDotProps) {
  const t = useT();
  const unread = count > 0 ? t("shell:userMenu.unread", { count }) : null;
  const label = unread === null ? name : t("shell:userMenu.withUnread", { name, unread });
  return (
    <span className="relative flex max-sm:hidden">
      {href === undefined ? (
        <IconButton label={label} icon={icon} onClick={onOpen} />
      ) : (
        <Link
          to={href}
          aria-label={label}
          title={label}
          className={`${buttonClass({ variant: "quiet" })} w-11 px-0! md:w-10`}
        >
          {icon}
        </Link>
      )}
      {unread === null ? null : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-raised bg-danger-fill forced-colors:bg-[CanvasText]"
        />
      )}
    </span>
  );
}
