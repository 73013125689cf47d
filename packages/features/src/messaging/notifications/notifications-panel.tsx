import { useLoadNamespaces, useT } from "@offertory/i18n/react";
import { LazyDialog } from "@offertory/ui";
import type { NotificationsDialogProps } from "./notifications-dialog.tsx";

export type NotificationsPanelProps = NotificationsDialogProps;

/** The person's notifications. Code and translations are loaded when it is first opened. */
export function NotificationsPanel(props: NotificationsPanelProps) {
  const t = useT();
  const loadNamespaces = useLoadNamespaces();
  const load = async () => {
    const [{ NotificationsDialog }] = await Promise.all([
      import("./notifications-dialog.tsx"),
      loadNamespaces(["messaging"]),
    ]);
    return NotificationsDialog;
  };
  return <LazyDialog load={load} failedText={t("shell:unreachable.panel")} dialog={props} />;
}
