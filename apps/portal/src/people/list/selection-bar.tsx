import { useSession } from "@offertory/api-client";
import { can } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { type BulkAction, BulkBar, LazyDialog } from "@offertory/ui";
import { Archive, ArchiveRestore, Download, House, MessageSquare, Tag } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { ChooseHouseholdDialog } from "../../households/choose-household-dialog.tsx";
import { MessagePeopleDialog } from "./message-people-dialog.tsx";
import type { ListedPerson } from "./people-columns.tsx";
import { useArchivePeople } from "../use-archive-people.ts";
import { useExportPeople } from "./use-export-people.ts";

interface SelectionBarProps {
  people: readonly ListedPerson[];
  onDone(done: readonly ListedPerson[]): void;
}

/** The actions for the selected people; narrow screens show them in a menu. */
export function SelectionBar({ people, onDone }: SelectionBarProps) {
  const t = useT();
  const { can: may, person } = useSession();
  const { archive, busy } = useArchivePeople();
  const exportPeople = useExportPeople();
  const [open, setOpen] = useState<"household" | "message" | "tags" | null>(null);
  const isArchived = people.every(({ archived }) => archived);
  const ids = people.map(({ id }) => id);

  async function archiveAll() {
    if (await archive(people, !isArchived)) onDone(people);
  }
  const others = people.filter(({ id }) => id !== person?.id);
  const actions: BulkAction[] = [];
  if (!isArchived && others.length > 0)
    actions.push({ label: t("people:selection.message"), icon: <MessageSquare />, onSelect: () => setOpen("message") });
  if (may(can.editPeople))
    actions.push({ label: t("people:tags.title"), icon: <Tag />, onSelect: () => setOpen("tags") });
  if (may(can.editPeople) && !isArchived)
    actions.push({ label: t("people:selection.household"), icon: <House />, onSelect: () => setOpen("household") });
  if (may(can.viewPeople))
    actions.push({
      label: t("people:selection.export"),
      icon: <Download />,
      onSelect: () => void exportPeople({ ids: ids.join(","), ...(isArchived && { archived: true }) }),
    });
  if (may(can.editPeople))
    actions.push({
      label: t(isArchived ? "people:archive.restore" : "people:archive.archive"),
      icon: isArchived ? <ArchiveRestore /> : <Archive />,
      onSelect: () => void archiveAll(),
      ...(busy && { busyLabel: t(isArchived ? "people:archive.restoring" : "people:archive.archiving") }),
    });

  return (
    <BulkBar
      label={t("people:selection.label")}
      count={t("people:selection.count", { count: people.length })}
      actions={actions}
      actionsLabel={t("common:selection.actions")}
      clearLabel={t("common:selection.clear")}
      onClear={() => onDone(people)}
    >
      <ChooseHouseholdDialog
        open={open === "household"}
        people={people}
        title={t("people:selection.householdTitle", { count: people.length })}
        onClose={() => setOpen(null)}
        onDone={() => onDone(people)}
      />
      <LazyDialog
        load={async () => (await import("../tags/tag-people-dialog.tsx")).TagPeopleDialog}
        failedText={t("shell:unreachable.panel")}
        dialog={{
          open: open === "tags",
          title: t("people:tags.titleMany", { count: people.length }),
          people,
          onClose: () => setOpen(null),
        }}
      />
      {open === "message" && (
        <MessagePeopleDialog people={others} onClose={() => setOpen(null)} onDone={() => onDone(people)} />
      )}
    </BulkBar>
  );
}
