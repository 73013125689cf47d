import { useDownload } from "@offertory/api-client";
import { exportPerson, type Person } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, buttonClass, Menu, useSnackbar } from "@offertory/ui";
import { Archive, ArchiveRestore, Download, Ellipsis, Eraser, Merge, Pencil } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ErasePersonDialog } from "./erase-person-dialog.tsx";
import { MergePersonDialog } from "./merge-person-dialog.tsx";
import { useArchivePeople } from "./use-archive-people.ts";

/** What can be done with a person: edit in sight, the rest in a menu. */
export function PersonActions({ person }: { person: Person }) {
  const t = useT();
  const { state } = useLocation();
  const download = useDownload();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const { archive } = useArchivePeople();
  const [open, setOpen] = useState<"merge" | "erase" | null>(null);

  async function downloadData() {
    try {
      await download(exportPerson, { params: { id: person.id } }, `${fileName(person.name.display)}.json`);
    } catch (error) {
      snackbar.error(errorText(error));
    }
  }

  return (
    <div className="flex gap-2">
      <Link to="?edit=1" state={state} className={buttonClass({ variant: "primary" })}>
        <Pencil aria-hidden />
        {t("people:person.edit")}
      </Link>
      <Menu
        label={t("people:person.more")}
        trigger={<Button icon={<Ellipsis />}>{t("people:person.more")}</Button>}
        items={[
          { label: t("people:person.download"), icon: <Download />, onSelect: () => void downloadData() },
          { label: t("people:merge.open"), icon: <Merge />, onSelect: () => setOpen("merge") },
          person.archived
            ? {
                label: t("people:archive.restore"),
                icon: <ArchiveRestore />,
                onSelect: () => void archive([person], false),
              }
            : { label: t("people:archive.archive"), icon: <Archive />, onSelect: () => void archive([person], true) },
          "separator",
          { label: t("people:erase.open"), icon: <Eraser />, danger: true, onSelect: () => setOpen("erase") },
        ]}
      />
      <MergePersonDialog open={open === "merge"} person={person} onClose={() => setOpen(null)} />
      <ErasePersonDialog open={open === "erase"} person={person} onClose={() => setOpen(null)} />
    </div>
  );
}

/** A name that every file system takes; letters of all languages stay. */
const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "person";
