import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { Redo2, Undo2 } from "@offertory/ui/icons.ts";
import { useEffect, useEffectEvent } from "react";
import type { PageWork } from "./use-page-work.ts";

/** Where Ctrl+Z belongs to the text that is typed, or to an open dialog. */
const ELSEWHERE = "input, textarea, select, [contenteditable], dialog, [role=dialog], [role=alertdialog]";

/** The buttons that undo and redo changes of the page, also with Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y. */
export function UndoTools({ work: { history } }: { work: Pick<PageWork, "history"> }) {
  const t = useT();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    if (key !== "z" && key !== "y") return;
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) history.redo();
    else history.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  const { lastDone, lastUndone } = history;
  return (
    <>
      {lastDone ? (
        <IconButton
          size="small"
          icon={<Undo2 />}
          label={t("pages:editor.undo", { name: lastDone })}
          onClick={history.undo}
        />
      ) : null}
      {lastUndone ? (
        <IconButton
          size="small"
          icon={<Redo2 />}
          label={t("pages:editor.redo", { name: lastUndone })}
          onClick={history.redo}
        />
      ) : null}
    </>
  );
}
