import { useT } from "@offertory/i18n/react";
import { Button, LazyDialog } from "@offertory/ui";
import { Tag } from "@offertory/ui/icons.ts";
import { useState } from "react";

/** Opens the tags of the church; tablets show only its icon. */
export function ManageTagsButton({ className }: { className: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Tag />} title={t("people:tags.manage")} onClick={() => setOpen(true)} className={className}>
        <span className="sm:max-xl:sr-only">{t("people:tags.manage")}</span>
      </Button>
      <LazyDialog
        load={async () => (await import("./manage-tags-dialog.tsx")).ManageTagsDialog}
        failedText={t("shell:unreachable.panel")}
        dialog={{ open, onClose: () => setOpen(false) }}
      />
    </>
  );
}
