import { useLoadNamespaces, useT } from "@offertory/i18n/react";
import { buttonClass, classNames, Kbd, LazyDialog } from "@offertory/ui";
import { Search } from "@offertory/ui/icons.ts";
import { useEffect, useState } from "react";
import { isMac } from "../shortcuts/is-mac.ts";

/** The button in the header that opens the search, as Ctrl-K and ⌘K do. Its code is loaded when it is first opened. */
export function SearchButton() {
  const t = useT();
  const loadNamespaces = useLoadNamespaces();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  const load = async () => {
    const [{ SearchDialog }] = await Promise.all([
      import("./search-dialog.tsx"),
      loadNamespaces(["settings", "treasury"]),
    ]);
    return SearchDialog;
  };
  return (
    <>
      <button
        type="button"
        title={t("shell:search.open")}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className={classNames(
          buttonClass({ variant: "quiet" }),
          "max-lg:w-11 max-lg:px-0! md:max-lg:w-10 lg:w-56 lg:justify-start lg:border-line-strong! lg:px-3 lg:font-normal lg:text-ink-soft",
        )}
      >
        <Search />
        <span className="grow text-start max-lg:sr-only">{t("shell:search.open")}</span>
        <span aria-hidden="true" className="max-lg:hidden">
          <Kbd>{isMac() ? "⌘K" : "Ctrl K"}</Kbd>
        </span>
      </button>
      <LazyDialog
        load={load}
        failedText={t("shell:unreachable.panel")}
        dialog={{ open, onClose: () => setOpen(false) }}
      />
    </>
  );
}

/** Editors use Ctrl-K for links, and a dialog that is open keeps its keys. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== "k") return false;
  if (target instanceof HTMLElement && target.isContentEditable) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}
