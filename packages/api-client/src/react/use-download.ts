import type { CallInput, Endpoint } from "@offertory/contract";
import { useCallback } from "react";
import { saveFile } from "../files/save-file.ts";
import { useApi } from "./api-provider.tsx";

const UTF8_MARK = "\uFEFF";

/**
 * Calls an endpoint with the session's token and downloads the answer: CSV and PDF unchanged, anything else as
 * formatted JSON.
 */
export function useDownload(): <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  fileName: string,
) => Promise<void> {
  const call = useApi();
  return useCallback(
    async (endpoint, input, fileName) => {
      const answer: unknown = await call(endpoint, input);
      if (answer instanceof Blob) return saveFile(answer, fileName);
      const isCsv = endpoint.format === "csv" && typeof answer === "string";
      // Reading the answer as text removed the byte order mark, which Excel needs to recognize UTF-8.
      const content = isCsv ? `${UTF8_MARK}${answer}` : JSON.stringify(answer, null, 2);
      saveFile(new Blob([content], { type: isCsv ? "text/csv;charset=utf-8" : "application/json" }), fileName);
    },
    [call],
  );
}
