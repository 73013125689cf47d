import type { PersonSummary, RoleWithMembers } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Dialog } from "@offertory/ui";
import { PeoplePicker } from "../people/people-picker.tsx";
import { roleName } from "./role-name.ts";
import { useChangeMembers } from "./use-change-members.ts";

interface AddRoleMemberDialogProps {
  role: RoleWithMembers;
  open: boolean;
  onClose(): void;
}

export function AddRoleMemberDialog({ role, open, onClose }: AddRoleMemberDialogProps) {
  const t = useT();
  const { add, busy } = useChangeMembers(role);

  async function pick(person: PersonSummary) {
    if (await add(person)) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("roles:members.addTitle", { role: roleName(t, role) })}
      description={t("roles:members.addHint")}
      closeLabel={t("common:close")}
    >
      <PeoplePicker
        autoFocus
        label={t("roles:members.search")}
        without={new Set(role.members.map(({ id }) => id))}
        busy={busy}
        onPick={(person) => void pick(person)}
      />
    </Dialog>
  );
}
