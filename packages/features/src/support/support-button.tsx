import { useT } from "@offertory/i18n/react";
import { LifeBuoy } from "@offertory/ui/icons.ts";
import { classNames, LazyDialog } from "@offertory/ui";
import { useState } from "react";

const loadDialog = async () => (await import("./support-dialog.tsx")).SupportDialog;

/**
 * The button never covers content: it floats below the side navigation, or in the margin of a window that is wide
 * enough. Elsewhere it is in the space at the end of every page.
 */
const positionClass =
  "absolute right-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--bottom-bar,0px))] xl:fixed " +
  "lg:[:root:has([data-side-navigation])_&]:fixed lg:[:root:has([data-side-navigation])_&]:right-auto lg:[:root:has([data-side-navigation])_&]:left-4";

/** A button on every page that opens the links to the documentation and the forum. */
export function SupportButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="relative h-0">
        <button
          type="button"
          aria-label={t("shell:support.open")}
          title={t("shell:support.open")}
          onClick={() => setOpen(true)}
          className={classNames(
            "z-20 flex size-12 items-center justify-center rounded-full border border-line bg-raised text-brand shadow-float transition-colors hover:bg-brand-soft",
            positionClass,
          )}
        >
          <LifeBuoy />
        </button>
      </div>
      <LazyDialog
        load={loadDialog}
        failedText={t("shell:unreachable.panel")}
        dialog={{ open, onClose: () => setOpen(false) }}
      />
    </>
  );
}
