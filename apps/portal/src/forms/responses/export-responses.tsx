import { exportResponses, type FormListed } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { DownloadButton } from "../../downloads/download-button.tsx";
import { fileName } from "../../downloads/file-name.ts";
import { queryOf, type ResponsesFilter } from "./responses-filter.ts";

/** Downloads the filtered responses as CSV. */
export function ExportResponses({ form, filter }: { form: FormListed; filter: ResponsesFilter }) {
  const t = useT();
  return (
    <DownloadButton
      endpoint={exportResponses}
      input={{ params: { id: form.id }, query: queryOf(filter, "done") }}
      fileName={`${fileName(form.name) || "form"}-${localDay(new Date())}.csv`}
      busyLabel={t("forms:responses.exporting")}
    >
      {t("forms:responses.csv")}
    </DownloadButton>
  );
}
