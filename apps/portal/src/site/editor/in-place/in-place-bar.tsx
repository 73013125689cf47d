import { useT } from "@offertory/i18n/react";
import { Button, IconButton, useMediaQuery } from "@offertory/ui";
import { Check, Settings, X } from "@offertory/ui/icons.ts";
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import type { InPlace } from "./use-in-place.ts";

interface InPlaceBarProps {
  inPlace: InPlace;
  /** The text as it is now. */
  text(): string;
  /** The element that holds the text on the page. */
  field: RefObject<HTMLElement | null>;
  /** Whether leaving the text must not end editing, because an image is still being uploaded. */
  isHeld?: boolean;
  /** The id of the instructions for screen readers, which the text refers to. */
  hintId: string;
  /** The tools that format the text. */
  children?: ReactNode;
}

/** Dialogs of the text, such as that of a link, belong to it: using them does not leave the text. */
const BELONGS = "[data-in-place], dialog, [role=dialog], [role=alertdialog], [role=menu]";

/**
 * The tools of the text that is edited on the page, below the header of the editor, so that nothing on the page moves.
 * A press elsewhere, or moving the focus elsewhere, keeps the text.
 */
export function InPlaceBar({ inPlace, text, field, isHeld = false, hintId, children }: InPlaceBarProps) {
  const t = useT();
  const isPhone = useMediaQuery("(max-width: 39.99rem)");
  const leave = useEffectEvent((event: Event) => {
    const { target } = event;
    if (isHeld || !(target instanceof Element) || target.closest(BELONGS) || field.current?.contains(target)) return;
    inPlace.keep(text(), false);
  });
  useEffect(() => {
    const listen = (event: Event) => leave(event);
    document.addEventListener("pointerdown", listen, true);
    document.addEventListener("focusin", listen);
    return () => {
      document.removeEventListener("pointerdown", listen, true);
      document.removeEventListener("focusin", listen);
    };
  }, []);

  return (
    <>
      <p id={hintId} className="sr-only">
        {t(children ? "pages:inPlace.hint" : "pages:inPlace.hintPlain")}
      </p>
      {inPlace.bar
        ? createPortal(
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the tools inside have the focus
            <div
              data-in-place
              role="group"
              aria-label={inPlace.editing ? inPlace.nameOf(inPlace.editing.element) : undefined}
              className="border-b border-line bg-surface px-4 py-1 text-ink shadow-float lg:px-8"
              onKeyDown={(event) => {
                if (event.key !== "Escape" || event.defaultPrevented) return;
                event.preventDefault();
                field.current?.focus();
              }}
            >
              <div className="flex min-h-11 items-center justify-end gap-x-1 sm:gap-x-2">
                {children ? (
                  // The tools scroll if they do not fit. They fade at the end, which shows that there are more.
                  <div className="min-w-0 grow scroll-pe-8 overflow-x-auto mask-r-from-[calc(100%-2rem)] py-1">
                    <div className="w-max pe-8">{children}</div>
                  </div>
                ) : null}
                <IconButton
                  size="small"
                  icon={<Settings />}
                  label={t("pages:inPlace.options")}
                  onClick={() => inPlace.showOptions(text())}
                />
                {isPhone ? (
                  <>
                    <IconButton
                      size="small"
                      icon={<X />}
                      label={t("common:cancel")}
                      onClick={() => inPlace.restore(text())}
                    />
                    <IconButton
                      size="small"
                      variant="primary"
                      icon={<Check />}
                      label={t("pages:inPlace.done")}
                      disabled={isHeld}
                      onClick={() => inPlace.keep(text(), true)}
                    />
                  </>
                ) : (
                  <>
                    <Button size="small" onClick={() => inPlace.restore(text())}>
                      {t("common:cancel")}
                    </Button>
                    <Button size="small" variant="primary" disabled={isHeld} onClick={() => inPlace.keep(text(), true)}>
                      {t("pages:inPlace.done")}
                    </Button>
                  </>
                )}
              </div>
            </div>,
            inPlace.bar,
          )
        : null}
    </>
  );
}
