import { useRefresh } from "@offertory/api-client";
import { listStatementDonors, listStatementRuns, readStatementRun, readStatementYear } from "@offertory/contract";

/** Returns a function that refreshes everything that shows who was emailed, to be called when a mailing changes. */
export function useRunChanged(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(listStatementRuns, readStatementRun, readStatementYear, listStatementDonors);
}
