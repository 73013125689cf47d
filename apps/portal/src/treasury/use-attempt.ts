import { useErrorText } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";

/** Returns a function that runs a task and shows its error in a snackbar. It resolves to whether the task succeeded. */
export function useAttempt(): (work: () => Promise<unknown>) => Promise<boolean> {
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      snackbar.error(errorText(error));
      return false;
    }
  };
}
