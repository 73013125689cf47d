import { useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { IconButton, LazyDialog } from "@offertory/ui";
import { CircleHelp } from "@offertory/ui/icons.ts";
import { type ReactNode, useState } from "react";
import type { HelpArticle } from "./help-articles.ts";

interface HelpProps {
  /** The guide's article about this page. */
  article?: HelpArticle | undefined;
  /** Opens the keyboard shortcuts, in the app that has some. */
  onShortcuts?: (() => void) | undefined;
}

/** The help of signed-in people, in the header. */
export function HelpButton(props: HelpProps) {
  const t = useT();
  return (
    <WithDrawer {...props}>
      {(open) => <IconButton label={t("shell:help.open")} icon={<CircleHelp />} onClick={open} />}
    </WithDrawer>
  );
}

/** The help of visitors: a floating button, in the margin of a wide window and else at the end of the page. */
export function FloatingHelp({ article }: Pick<HelpProps, "article">) {
  const t = useT();
  if (useSession().status !== "signed-out") return null;
  return (
    <WithDrawer article={article}>
      {(open) => (
        <div className="relative h-0">
          <button
            type="button"
            aria-label={t("shell:help.open")}
            title={t("shell:help.open")}
            onClick={open}
            className="absolute right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-20 flex size-12 items-center justify-center rounded-full border border-line bg-raised text-brand shadow-float transition-colors hover:bg-brand-soft xl:fixed"
          >
            <CircleHelp />
          </button>
        </div>
      )}
    </WithDrawer>
  );
}

const loadDrawer = async () => (await import("./help-drawer.tsx")).HelpDrawer;

/** A button that opens the drawer with the guide and the forum. */
function WithDrawer({ article, onShortcuts, children }: HelpProps & { children(open: () => void): ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      <LazyDialog
        load={loadDrawer}
        failedText={t("shell:unreachable.panel")}
        dialog={{ open, onClose: () => setOpen(false), article, onShortcuts }}
      />
    </>
  );
}
