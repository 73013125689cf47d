import { useDownload } from "@offertory/api-client";
import { exportPerson, type Person } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, buttonClass, Menu, useSnackbar } from "@offertory/ui";
import { Archive, ArchiveRestore, Download, Ellipsis, Eraser, Merge, Pencil } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link, useLocation } from "@offertory/router";
import { fileName } from "../../downloads/file-name.ts";
import { ErasePersonDialog } from "./erase-person-dialog.tsx";
import { MergePersonDialog } from "./merge-person-dialog.tsx";
import type { PersonRights } from "./rights-on.ts";
import { useArchivePeople } from "../use-archive-people.ts";

/** The actions for a person: a button to edit, and a menu with the others. */
export function PersonActions({ person, rights }: { person: Person; rights: PersonRights }) {
  const t = useT();
  const { state } = useLocation();
  const downloadData = useDownloadData(person);
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="?edit=1" state={state} className={buttonClass({ variant: "primary" })}>
        <Pencil aria-hidden />
        {t("people:person.edit")}
      </Link>
      {rights === "office" ? (
        <MoreActions person={person} onDownload={downloadData} />
      ) : (
        <Button icon={<Download />} onClick={downloadData}>
          {t("people:person.download")}
        </Button>
      )}
    </div>
  );
}

function MoreActions({ person, onDownload }: { person: Person; onDownload(): void }) {
  const t = useT();
  const { archive } = useArchivePeople();
  const [open, setOpen] = useState<"merge" | "erase" | null>(null);
  return (
    <>
      <Menu
        label={t("people:person.more")}
        trigger={<Button icon={<Ellipsis />}>{t("people:person.more")}</Button>}
        items={[
          { label: t("people:person.download"), icon: <Download />, onSelect: onDownload },
          { label: t("people:merge.open"), icon: <Merge />, onSelect: () => setOpen("merge") },
          {
            label: t(person.archived ? "people:archive.restore" : "people:archive.archive"),
            icon: person.archived ? <ArchiveRestore /> : <Archive />,
            onSelect: () => void archive([person], !person.archived),
          },
          "separator",
          { label: t("people:erase.open"), icon: <Eraser />, danger: true, onSelect: () => setOpen("erase") },
        ]}
      />
      <MergePersonDialog open={open === "merge"} person={person} onClose={() => setOpen(null)} />
      <ErasePersonDialog open={open === "erase"} person={person} onClose={() => setOpen(null)} />
    </>
  );
}

/** Downloads all data stored about a person as JSON. */
function useDownloadData(person: Person): () => void {
  const download = useDownload();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  return () => {
    download(exportPerson, { params: { id: person.id } }, `${fileName(person.name.display) || "person"}.json`).catch(
      (error: unknown) => snackbar.error(errorText(error)),
    );
  };
}
