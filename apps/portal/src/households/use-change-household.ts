import { useCall, useRefresh } from "@offertory/api-client";
import { changeHousehold, listPeople, readHousehold, readPerson } from "@offertory/contract";
import { useErrorText } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import type { Membership } from "./household-members.ts";

/** Renames a household or changes its members; a snackbar shows errors. */
export function useChangeHousehold(id: string) {
  const call = useCall(changeHousehold);
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const errorText = useErrorText();

  async function change(body: { name?: string; members?: Membership[] }): Promise<boolean> {
    try {
      await call.mutateAsync({ params: { id }, body });
      await refresh(readHousehold, readPerson, listPeople);
      return true;
    } catch (error) {
      snackbar.error(errorText(error));
      return false;
    }
  }
  return { change, busy: call.isPending };
}
