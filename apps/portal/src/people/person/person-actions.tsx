import { useDownload, useSession } from "@offertory/api-client";
import { can, exportPerson, offersGiftAid, type Person } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, buttonClass, Menu, type MenuChoice, useMediaQuery, useSnackbar } from "@offertory/ui";
import {
  Archive,
  ArchiveRestore,
  Download,
  Ellipsis,
  Eraser,
  FileText,
  Landmark,
  Lock,
  Merge,
  MessageSquare,
  Pencil,
} from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link, renderLink, useLocation } from "@offertory/router";
import { fileName } from "../../downloads/file-name.ts";
import { useMessagePerson } from "../../messages/use-message-person.ts";
import { RecordDialog } from "../../treasury/gift-aid/record-dialog.tsx";
import { StatementDialog } from "../../treasury/statements/statement-dialog.tsx";
import { ErasePersonDialog } from "./erase-person-dialog.tsx";
import { MergePersonDialog } from "./merge-person-dialog.tsx";
import type { PersonRights } from "./rights-on.ts";
import { useArchivePeople } from "../use-archive-people.ts";

type OpenDialog = "statement" | "giftAid" | "merge" | "erase";

interface PersonActionsProps {
  person: Person;
  rights: PersonRights;
}

/** The actions for a person in one row: buttons and links, and a menu with the rest. On phones only Edit is a button. */
export function PersonActions({ person, rights }: PersonActionsProps) {
  const t = useT();
  const { state } = useLocation();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const isNarrow = useMediaQuery("(width < 64rem)");
  const frequent = useFrequentActions(person, setOpen);
  const others = useOtherActions(person, rights, setOpen);
  const [buttons, rest] = isNarrow ? [[], [...frequent, ...others]] : [frequent, others];
  const close = () => setOpen(null);
  return (
    <div className="flex gap-2">
      {(rest.length === 1 ? [...buttons, ...rest] : buttons).map(({ label, icon, href, onSelect }) =>
        href ? (
          <Link key={label} to={href} className={buttonClass({})}>
            {icon}
            {label}
          </Link>
        ) : (
          <Button key={label} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ),
      )}
      {rights !== "read" && (
        <Link to="?edit=1" state={state} className={buttonClass({ variant: "primary" })}>
          <Pencil aria-hidden />
          {t("people:person.edit")}
        </Link>
      )}
      {rest.length > 1 && (
        <Menu
          label={t("people:person.more")}
          trigger={<Button icon={<Ellipsis />}>{t("people:person.more")}</Button>}
          renderLink={renderLink}
          items={rights === "office" ? [...rest.slice(0, -1), "separator", ...rest.slice(-1)] : rest}
        />
      )}
      <StatementDialog
        open={open === "statement"}
        person={{ id: person.id, name: person.name.display, householdId: person.householdId }}
        onClose={close}
      />
      <RecordDialog open={open === "giftAid"} person={person} onClose={close} />
      <MergePersonDialog open={open === "merge"} person={person} onClose={close} />
      <ErasePersonDialog open={open === "erase"} person={person} onClose={close} />
    </div>
  );
}

/** The actions that wide screens show as buttons. */
function useFrequentActions(person: Person, open: (dialog: OpenDialog) => void): MenuChoice[] {
  const t = useT();
  const session = useSession();
  const messagePerson = useMessagePerson(person);
  const seesMethods = person.id !== session.person?.id && [can.viewDonations, can.editGivingSettings].some(session.can);
  return [
    ...(messagePerson
      ? [{ label: t("messaging:messages.open"), icon: <MessageSquare />, onSelect: messagePerson }]
      : []),
    ...(session.can(can.viewDonations)
      ? [{ label: t("statements:one.button"), icon: <FileText />, onSelect: () => open("statement") }]
      : []),
    ...(session.can(can.viewDonations) && session.church && offersGiftAid(session.church.church)
      ? [{ label: t("giftaid:title"), icon: <Landmark />, onSelect: () => open("giftAid") }]
      : []),
    ...(seesMethods
      ? [
          {
            label: t("people:person.paymentMethods"),
            icon: <Lock />,
            href: `/people/${person.id}/payment-methods`,
          },
        ]
      : []),
  ];
}

/** The actions of the menu; erasing is the last one of those who may do it. */
function useOtherActions(person: Person, rights: PersonRights, open: (dialog: OpenDialog) => void): MenuChoice[] {
  const t = useT();
  const { archive } = useArchivePeople();
  const downloadData = useDownloadData(person);
  if (rights === "read") return [];
  const download = { label: t("people:person.download"), icon: <Download />, onSelect: downloadData };
  if (rights === "own") return [download];
  return [
    download,
    { label: t("people:merge.open"), icon: <Merge />, onSelect: () => open("merge") },
    {
      label: t(person.archived ? "people:archive.restore" : "people:archive.archive"),
      icon: person.archived ? <ArchiveRestore /> : <Archive />,
      onSelect: () => void archive([person], !person.archived),
    },
    { label: t("people:erase.open"), icon: <Eraser />, danger: true, onSelect: () => open("erase") },
  ];
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
