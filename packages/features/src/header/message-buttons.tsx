import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { Bell, Mail } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

export interface MessageButtonsProps {
  unread?: { messages: number; notifications: number } | undefined;
  onMessages(): void;
  onNotifications(): void;
}

/**
 * Opens messages and notifications from the header. A dot says which has unread ones; the number is on the avatar. On
 * phones only the menu of the avatar opens them.
 */
export function MessageButtons({ unread, onMessages, onNotifications }: MessageButtonsProps) {
  const t = useT();
  return (
    <>
      <WithDot count={unread?.messages ?? 0} icon={<Mail />} name={t("shell:userMenu.messages")} onOpen={onMessages} />
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
  onOpen(): void;
}

function WithDot({ count, icon, name, onOpen }: WithDotProps) {
  const t = useT();
  const unread = count > 0 ? t("shell:userMenu.unread", { count }) : null;
  return (
    <span className="relative flex max-sm:hidden">
      <IconButton
        label={unread === null ? name : t("shell:userMenu.withUnread", { name, unread })}
        icon={icon}
        onClick={onOpen}
      />
      {unread === null ? null : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-raised bg-danger-fill forced-colors:bg-[CanvasText]"
        />
      )}
    </span>
  );
}
