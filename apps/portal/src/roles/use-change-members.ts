import { useCall, useRefresh, useSession } from "@offertory/api-client";
import {
  addRoleMember,
  listRoles,
  readRole,
  removeRoleMember,
  type PersonSummary,
  type Role,
} from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { roleName } from "./role-name.ts";

/** Adds people to a role and removes them. A change of the user's own roles takes effect at once. */
export function useChangeMembers(role: Role) {
  const t = useT();
  const adding = useCall(addRoleMember);
  const removing = useCall(removeRoleMember);
  const refresh = useRefresh();
  const session = useSession();
  const snackbar = useSnackbar();
  const errorText = useErrorText();

  async function run(person: PersonSummary, work: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await work();
      await refresh(readRole, listRoles);
      if (person.id === session.person?.id) await session.refresh();
      snackbar.success(done);
      return true;
    } catch (error) {
      snackbar.error(errorText(error));
      return false;
    }
  }

  return {
    add: (person: PersonSummary) =>
      run(
        person,
        () => adding.mutateAsync({ params: { id: role.id }, body: { personId: person.id } }),
        t("roles:members.added", { name: person.name.display, role: roleName(t, role) }),
      ),
    remove: (person: PersonSummary) =>
      run(
        person,
        () => removing.mutateAsync({ params: { id: role.id, personId: person.id } }),
        t("roles:members.removed", { name: person.name.display, role: roleName(t, role) }),
      ),
    busy: adding.isPending || removing.isPending,
  };
}
