import { useApi, useRefresh } from "@offertory/api-client";
import {
  browseLessons,
  listLessonChurches,
  listPrograms,
  readLesson,
  readProgram,
  readShownLesson,
  readShownProgram,
} from "@offertory/contract";
import { useErrorText } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";

/** Changes lessons on the server and refreshes what shows them. */
export function useChange() {
  const call = useApi();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const errorText = useErrorText();

  /** Throws if the change was refused: for fields that show the error themselves. */
  async function change<Done>(work: (call: ReturnType<typeof useApi>) => Promise<Done>): Promise<Done> {
    const done = await work(call);
    void refresh(listPrograms, readShownProgram, readShownLesson, browseLessons, listLessonChurches);
    await refresh(readProgram, readLesson);
    return done;
  }

  /** Like `change`, but shows the error in a snackbar and returns null. */
  async function attempt<Done>(work: (call: ReturnType<typeof useApi>) => Promise<Done>): Promise<Done | null> {
    try {
      return await change(work);
    } catch (error) {
      snackbar.error(errorText(error));
      return null;
    }
  }

  return { change, attempt };
}
