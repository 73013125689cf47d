import { useT } from "@offertory/i18n/react";
import { Avatar, CountBadge, Divider } from "@offertory/ui";
import { Bell, Church, LayoutGrid, LogOut, Mail, User } from "@offertory/ui/icons.ts";
import { MenuRow } from "./menu-row.tsx";

export interface MainPanelProps {
  name: string;
  email: string;
  photo: string | null;
  church: string;
  unread: { messages: number; notifications: number };
  profile: { href: string; external: boolean };
  logoutHref: string;
  onMessages?: (() => void) | undefined;
  onNotifications?: (() => void) | undefined;
  onSwitchApp(): void;
  onSwitchChurch(): void;
  onLeave(): void;
}

export function MainPanel(props: MainPanelProps) {
  const { name, email, photo, church, unread, profile, logoutHref, onMessages, onNotifications, onLeave } = props;
  const t = useT();
  const count = (number: number) => <CountBadge count={number} label={t("shell:userMenu.unread", { count: number })} />;
  return (
    <div>
      <div className="flex items-center gap-3 px-3 py-2">
        <Avatar name={name} photo={photo} size="small" />
        <div className="min-w-0">
          <p className="truncate font-medium text-ink">{name}</p>
          <p className="truncate text-sm text-ink-soft">{email}</p>
        </div>
      </div>
      <Divider className="my-1.5" />
      {onMessages ? (
        <MenuRow icon={<Mail />} end={count(unread.messages)} onSelect={onMessages}>
          {t("shell:userMenu.messages")}
        </MenuRow>
      ) : null}
      {onNotifications ? (
        <MenuRow icon={<Bell />} end={count(unread.notifications)} onSelect={onNotifications}>
          {t("shell:userMenu.notifications")}
        </MenuRow>
      ) : null}
      <MenuRow icon={<User />} {...profile} onSelect={onLeave}>
        {t("shell:userMenu.profile")}
      </MenuRow>
      <MenuRow icon={<LayoutGrid />} opens onSelect={props.onSwitchApp}>
        {t("shell:userMenu.switchApp")}
      </MenuRow>
      <MenuRow icon={<Church />} opens onSelect={props.onSwitchChurch}>
        {t("shell:userMenu.switchChurch")}
        {church ? <span className="block truncate text-xs text-ink-soft">{church}</span> : null}
      </MenuRow>
      <Divider className="my-1.5" />
      <MenuRow icon={<LogOut />} href={logoutHref} onSelect={onLeave}>
        {t("shell:userMenu.logout")}
      </MenuRow>
    </div>
  );
}
