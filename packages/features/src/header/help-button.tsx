import { useT } from "@offertory/i18n/react";
import { IconButton, LazyDialog } from "@offertory/ui";
import { CircleHelp } from "@offertory/ui/icons.ts";
import { useState } from "react";
import type { HelpArticle } from "./help-articles.ts";

const loadDrawer = async () => (await import("./help-drawer.tsx")).HelpDrawer;

/** Opens the drawer with the articles of the guide. */
export function HelpButton({ article }: { article?: HelpArticle | undefined }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("shell:help.open")} icon={<CircleHelp />} onClick={() => setOpen(true)} />
      <LazyDialog
        load={loadDrawer}
        failedText={t("shell:unreachable.panel")}
        dialog={{ open, onClose: () => setOpen(false), article }}
      />
    </>
  );
}
