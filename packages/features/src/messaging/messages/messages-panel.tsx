import { useLoadNamespaces, useT } from "@offertory/i18n/react";
import { LazyDialog } from "@offertory/ui";
import type { MessagesDialogProps } from "./messages-dialog.tsx";

export type MessagesPanelProps = MessagesDialogProps;

/** The person's messages. Code and translations are loaded when it is first opened. */
export function MessagesPanel(props: MessagesPanelProps) {
  const t = useT();
  const loadNamespaces = useLoadNamespaces();
  const load = async () => {
    const [{ MessagesDialog }] = await Promise.all([import("./messages-dialog.tsx"), loadNamespaces(["messaging"])]);
    return MessagesDialog;
  };
  return <LazyDialog load={load} failedText={t("shell:unreachable.panel")} dialog={props} />;
}
