import { useErrorText } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";

/** Tries something that a button asked for; what goes wrong is told at the foot of the window. True when it was done. */
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
