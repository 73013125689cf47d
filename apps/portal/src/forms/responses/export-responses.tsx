import { useDownload } from "@offertory/api-client";
import { exportResponses, type FormListed } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { Download } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { todayOf } from "../../people/today.ts";
import { fileName } from "../../treasury/links/link-draft.ts";
import { useAttempt } from "../../treasury/use-attempt.ts";
import { queryOf, type ResponsesFilter } from "./responses-filter.ts";

/** The responses of the filter as a file for a spreadsheet. */
export function ExportResponses({ form, filter }: { form: FormListed; filter: ResponsesFilter }) {
  const t = useT();
  const download = useDownload();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const name = `${fileName(form.name) || "form"}-${todayOf(new Date())}.csv`;
    const input = { params: { id: form.id }, query: queryOf(filter, "done") };
    await attempt(() => download(exportResponses, input, name));
    setBusy(false);
  }

  return (
    <Button icon={<Download />} busy={busy} busyLabel={t("forms:responses.exporting")} onClick={() => void save()}>
      {t("forms:responses.csv")}
    </Button>
  );
}
