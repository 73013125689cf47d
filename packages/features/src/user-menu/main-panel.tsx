import { useT } from "@offertory/i18n/react";
import { Avatar, CountBadge, Divider } from "@offertory/ui";
import { Bell, Church, LayoutGrid, LogOut, Mail, User } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { MenuRow } from "./menu-row.tsx";

export interface MainPanelProps {
  name: string;
  email: string;
  photo: string | null;
  ownPage?: string | undefined;
  church: string;
  unread: { messages: number; notifications: number };
  profile: { href: string; external: boolean };
  logoutHref: string;
  onMessages?: (() => void) | undefined;
  messagesHref?: string | undefined;
  onNotifications?: (() => void) | undefined;
  onSwitchApp(): void;
  onSwitchChurch(): void;
  onLeave(): void;
}

export function MainPanel(props: MainPanelProps) {
  const {
    name,
    email,
    photo,
    church,
    unread,
    profile,
    logoutHref,
    onMessages,
    messagesHref,
    onNotifications,
    onLeave,
  } = props;
  const t = useT();
  const count = (number: number) => <CountBadge count={number} label={t("shell:userMenu.unread", { count: number })} />;
  const whoClass = "flex items-center gap-3 rounded-field px-3 py-2";
  const who = (
    <>
      <Avatar name={name} photo={photo} size="small" />
      <span className="min-w-0">
        <span className="block truncate font-medium text-ink">{name}</span>
        <span className="block truncate text-sm text-ink-soft">{email}</span>
      </span>
    </>
  );
  return (
    <div>
      {props.ownPage === undefined ? (
        <div className={whoClass}>{who}</div>
      ) : (
        <Link to={props.ownPage} onClick={onLeave} className={`${whoClass} transition-colors hover:bg-sunken`}>
          {who}
        </Link>
      )}
      <Divider className="my-1.5" />
      {onMessages || messagesHref !== undefined ? (
        <MenuRow icon={<Mail />} end={count(unread.messages)} href={messagesHref} onSelect={onMessages ?? onLeave}>
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
