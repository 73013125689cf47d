import { useT } from "@offertory/i18n/react";
import { IconButton, LazyDialog, Menu } from "@offertory/ui";
import { Ellipsis, Tag } from "@offertory/ui/icons.ts";
import { useState } from "react";

/** What editors of people rarely need. */
export function PeopleMenu() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={t("common:more")}
        trigger={<IconButton variant="secondary" label={t("common:more")} icon={<Ellipsis />} />}
        items={[{ label: t("people:tags.manage"), icon: <Tag />, onSelect: () => setOpen(true) }]}
      />
      <LazyDialog
        load={async () => (await import("../tags/manage-tags-dialog.tsx")).ManageTagsDialog}
        failedText={t("shell:unreachable.panel")}
        dialog={{ open, onClose: () => setOpen(false) }}
      />
    </>
  );
}
