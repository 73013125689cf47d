import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { CircleHelp } from "@offertory/ui/icons.ts";
import { lazy, Suspense, useState } from "react";
import type { HelpArticle } from "./help-articles.ts";

const HelpDrawer = lazy(() => import("./help-drawer.tsx"));

/** Opens the drawer with the articles of the guide. */
export function HelpButton({ article }: { article?: HelpArticle | undefined }) {
  const t = useT();
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton label={t("shell:help.open")} icon={<CircleHelp />} onClick={() => setOpen(true)} />
      {open === null ? null : (
        <Suspense>
          <HelpDrawer open={open} onClose={() => setOpen(false)} article={article} />
        </Suspense>
      )}
    </>
  );
}
