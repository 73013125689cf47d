import { useRead } from "@offertory/api-client";
import {
  type CallInput,
  type Endpoint,
  exportDonations,
  exportLedger,
  exportPeople,
  exportResponses,
  listForms,
} from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { DownloadButton } from "../../downloads/download-button.tsx";
import { fileName } from "../../downloads/file-name.ts";

/** A download button for each export of the church's data. */
export function ChurchExport() {
  const t = useT();
  const forms = useRead(listForms, { query: {} });
  const archivedForms = useRead(listForms, { query: { archived: true } });
  const answered = [...(forms.data ?? []), ...(archivedForms.data ?? [])].filter(({ submissions }) => submissions > 0);
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t("settings:closing.export.title")}>
      <Item endpoint={exportPeople} input={{ query: {} }} label={t("settings:closing.export.people")} />
      <Item
        endpoint={exportPeople}
        input={{ query: { archived: true } }}
        label={t("settings:closing.export.archived")}
      />
      <Item endpoint={exportDonations} input={{ query: {} }} label={t("settings:closing.export.donations")} />
      <Item endpoint={exportLedger} input={{ query: {} }} label={t("settings:closing.export.ledger")} />
      {answered.map(({ id, name }) => (
        <Item
          key={id}
          endpoint={exportResponses}
          input={{ params: { id }, query: {} }}
          label={t("settings:closing.export.responses", { form: name })}
        />
      ))}
    </ul>
  );
}

function Item<E extends Endpoint>({ endpoint, input, label }: { endpoint: E; input: CallInput<E>; label: string }) {
  const t = useT();
  return (
    <li>
      <DownloadButton
        size="small"
        endpoint={endpoint}
        input={input}
        fileName={`${fileName(label) || "export"}-${localDay(new Date())}.csv`}
        busyLabel={t("settings:closing.export.busy")}
      >
        {label}
      </DownloadButton>
    </li>
  );
}
