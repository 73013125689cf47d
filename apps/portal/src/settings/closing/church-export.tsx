import { useDownload, useRead } from "@offertory/api-client";
import {
  type CallInput,
  type Endpoint,
  exportDonations,
  exportLedger,
  exportPeople,
  exportResponses,
  listForms,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { Download } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { todayOf } from "../../people/today.ts";
import { fileName } from "../../treasury/links/link-draft.ts";
import { useAttempt } from "../../treasury/use-attempt.ts";

/** Everything of a church that there is a file of, a button each. */
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
  const download = useDownload();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await attempt(() => download(endpoint, input, `${fileName(label) || "export"}-${todayOf(new Date())}.csv`));
    setBusy(false);
  }

  return (
    <li>
      <Button
        size="small"
        icon={<Download />}
        busy={busy}
        busyLabel={t("settings:closing.export.busy")}
        onClick={() => void save()}
      >
        {label}
      </Button>
    </li>
  );
}
