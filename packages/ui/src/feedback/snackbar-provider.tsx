import { type ReactNode, useMemo, useRef, useState } from "react";
import { Snackbar, type SnackbarNotice } from "./snackbar.tsx";
import { SnackbarContext, type Snackbars } from "./snackbar-context.ts";
import { useAlertFocus } from "./use-alert-focus.ts";

/** Shows one message at a time; a newer one replaces it. */
export function SnackbarProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [notice, setNotice] = useState<SnackbarNotice | null>(null);

  const snackbars = useMemo<Snackbars>(() => {
    const show = (next: Omit<SnackbarNotice, "id">) => setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
    return {
      error: (message) => show({ tone: "danger", message }),
      success: (message, action) => show({ tone: "success", message, action }),
      dismiss: () => setNotice(null),
    };
  }, []);

  const region = useRef<HTMLDivElement>(null);
  const focus = useAlertFocus(region, notice && { id: notice.id, hasAction: notice.action !== undefined });

  return (
    <SnackbarContext value={snackbars}>
      {children}
      {/* Base UI hides everything but elements with aria-live from screen readers while a dialog is open. The value is
          "off", because the role of the message itself announces it. */}
      <div
        {...focus}
        ref={region}
        aria-live="off"
        data-snackbars
        className="print:hidden pointer-events-none fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--bottom-bar,0px))] z-60 flex justify-center"
      >
        {notice ? (
          <Snackbar key={notice.id} notice={notice} closeLabel={closeLabel} onClose={snackbars.dismiss} />
        ) : null}
      </div>
    </SnackbarContext>
  );
}
