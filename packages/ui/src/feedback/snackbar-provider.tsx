import { type ReactNode, useMemo, useRef, useState } from "react";
import { Snackbar, type SnackbarNews } from "./snackbar.tsx";
import { SnackbarContext, type Snackbars } from "./snackbar-context.ts";
import { useAlertFocus } from "./use-alert-focus.ts";

/** Holds the one piece of news that shows; newer news takes its place. */
export function SnackbarProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [news, setNews] = useState<SnackbarNews | null>(null);

  const snackbars = useMemo<Snackbars>(() => {
    const show = (next: Omit<SnackbarNews, "id">) => setNews((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
    return {
      error: (message) => show({ tone: "danger", message }),
      success: (message, action) => show({ tone: "success", message, action }),
      dismiss: () => setNews(null),
    };
  }, []);

  const region = useRef<HTMLDivElement>(null);
  const focus = useAlertFocus(region, news && { id: news.id, hasAction: news.action !== undefined });

  return (
    <SnackbarContext value={snackbars}>
      {children}
      {/* aria-live keeps Base UI from hiding it behind an open dialog; what speaks is the role of the news itself. */}
      <div
        {...focus}
        ref={region}
        aria-live="off"
        data-snackbars
        className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--bottom-bar,0px))] z-60 flex justify-center"
      >
        {news ? <Snackbar key={news.id} news={news} closeLabel={closeLabel} onClose={snackbars.dismiss} /> : null}
      </div>
    </SnackbarContext>
  );
}
