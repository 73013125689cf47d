import { useT } from "@offertory/i18n/react";
import { LifeBuoy } from "@offertory/ui/icons.ts";
import { lazy, Suspense, useState } from "react";

const SupportDialog = lazy(() => import("./support-dialog.tsx"));

/** A button that floats above every page and leads to people and pages that help. */
export function SupportButton() {
  const t = useT();
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={t("shell:support.open")}
        title={t("shell:support.open")}
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--bottom-bar,0px))] z-20 flex size-12 items-center justify-center rounded-full border border-line bg-raised text-brand shadow-float transition-colors hover:bg-brand-soft"
      >
        <LifeBuoy />
      </button>
      {open === null ? null : (
        <Suspense>
          <SupportDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
