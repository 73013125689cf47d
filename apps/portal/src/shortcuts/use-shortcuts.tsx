import { useLoadNamespaces, useT } from "@offertory/i18n/react";
import { LazyDialog } from "@offertory/ui";
import { type ReactNode, useEffect, useState } from "react";
import { isQuestionMark } from "./question-mark.ts";

/** The list of keyboard shortcuts, which the question mark opens too. Its code is loaded when it is first opened. */
export function useShortcuts(isOffered: boolean): { open: () => void; dialog: ReactNode } {
  const t = useT();
  const loadNamespaces = useLoadNamespaces();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    const press = (event: KeyboardEvent) => {
      if (isQuestionMark(event)) {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOffered]);
  const load = async () => {
    const [{ ShortcutsDialog }] = await Promise.all([
      import("./shortcuts-dialog.tsx"),
      loadNamespaces(["shortcuts", "editors"]),
    ]);
    return ShortcutsDialog;
  };
  const dialog = (
    <LazyDialog
      load={load}
      failedText={t("shell:unreachable.panel")}
      dialog={{ open: isOpen, onClose: () => setOpen(false) }}
    />
  );
  return { open: () => setOpen(true), dialog };
}
