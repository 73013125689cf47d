import { useConfig } from "@offertory/api-client";
import type { Notification } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, classNames, VisuallyHidden } from "@offertory/ui";
import { Bell, Calendar, CircleCheck, ExternalLink, FileText, Mail, MessageSquare } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";
import { targetOf } from "./target-of.ts";

const ICONS: Record<string, ReactNode> = {
  privateMessage: <Mail />,
  note: <MessageSquare />,
  formSubmission: <FileText />,
  task: <CircleCheck />,
  assignment: <Calendar />,
};

interface NotificationRowProps {
  notification: Notification;
  onLeave(): void;
  onMessages(): void;
}

export function NotificationRow({ notification, onLeave, onMessages }: NotificationRowProps) {
  const t = useT();
  const formats = useFormats();
  const { app, apps } = useConfig();
  const target = targetOf(notification, app, apps);
  const contents = (
    <>
      <span className="mt-0.5 shrink-0 text-ink-soft">{ICONS[notification.contentType] ?? <Bell />}</span>
      <span className="min-w-0 grow">
        <span className={classNames("block text-sm wrap-anywhere text-ink", notification.isNew && "font-semibold")}>
          {notification.message}
        </span>
        <time dateTime={notification.timeSent} className="block text-xs text-ink-soft">
          {formats.dateTime(notification.timeSent)}
        </time>
      </span>
      {notification.isNew ? <Badge tone="brand">{t("messaging:notifications.new")}</Badge> : null}
    </>
  );
  const row = "flex w-full items-start gap-3 px-5 py-3 text-start -outline-offset-2";
  const active = `${row} transition-colors hover:bg-sunken`;
  return (
    <li>
      {notification.contentType === "privateMessage" ? (
        <button type="button" className={active} onClick={onMessages}>
          {contents}
        </button>
      ) : target === null ? (
        <div className={row}>{contents}</div>
      ) : target.inside ? (
        <Link to={target.href} className={active} onClick={onLeave}>
          {contents}
        </Link>
      ) : (
        <a href={target.href} target="_blank" rel="noopener noreferrer" className={active}>
          {contents}
          <ExternalLink className="size-4 shrink-0 text-ink-soft" />
          <VisuallyHidden>{t("messaging:notifications.opensWindow")}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}
