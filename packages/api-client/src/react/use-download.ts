import type { CallInput, Endpoint } from "@offertory/contract";
import { useCallback } from "react";
import { saveFile } from "../files/save-file.ts";
import { useApi } from "./api-provider.tsx";

const UTF8_MARK = "\uFEFF";

/** Fetches with the person's token and saves what comes as a file: CSV and PDF as they are, anything else as readable JSON. */
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
      // Reading the answer dropped the mark by which Excel knows that the file is UTF-8.
      const content = isCsv ? `${UTF8_MARK}${answer}` : JSON.stringify(answer, null, 2);
      saveFile(new Blob([content], { type: isCsv ? "text/csv;charset=utf-8" : "application/json" }), fileName);
    },
    [call],
  );
}
