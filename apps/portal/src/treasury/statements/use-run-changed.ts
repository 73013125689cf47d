import { useRefresh } from "@offertory/api-client";
import { listStatementDonors, listStatementRuns, readStatementRun, readStatementYear } from "@offertory/contract";

/** After a mailing began, ended or went on: everything that shows who was mailed is asked for again. */
export function useRunChanged(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(listStatementRuns, readStatementRun, readStatementYear, listStatementDonors);
}
