import { HOUSEHOLD_ROLES, type Household } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { IconButton, SelectField, useSnackbar, VisuallyHidden } from "@offertory/ui";
import { UserX } from "@offertory/ui/icons.ts";
import { useNavigate } from "@offertory/router";
import { HOUSEHOLD_ROLE_LABELS } from "../people/person-labels.ts";
import { membersOf, withoutMember, withRole } from "./household-members.ts";
import { MemberLine } from "./member-line.tsx";
import { useChangeHousehold } from "./use-change-household.ts";

interface EditableMemberProps {
  household: Household;
  member: Household["members"][number];
}

/** A household member whose role can be changed and who can be removed from the household; removing can be undone. */
export function EditableMember({ household, member }: EditableMemberProps) {
  const t = useT();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const { change, busy } = useChangeHousehold(household.id);
  const name = member.name.display;
  const members = membersOf(household);

  async function takeOut() {
    if (!(await change({ members: withoutMember(members, member.id) }))) return;
    if (members.length === 1) {
      // The server deletes a household without members, so removing the last one cannot be undone.
      snackbar.success(t("people:household.dissolved", { name: household.name }));
      void navigate(`/people/${member.id}`, { replace: true });
      return;
    }
    snackbar.success(t("people:household.removed", { name }), {
      label: t("common:undo"),
      onSelect: () => void change({ members }),
    });
  }

  return (
    <MemberLine member={member}>
      <div className="flex items-end gap-3 max-sm:w-full max-sm:ps-11">
        <SelectField
          label={<VisuallyHidden>{t("people:household.roleOf", { name })}</VisuallyHidden>}
          value={member.householdRole}
          disabled={busy}
          onChange={(role) => void change({ members: withRole(members, member.id, role) })}
          options={HOUSEHOLD_ROLES.map((role) => ({ value: role, label: t(HOUSEHOLD_ROLE_LABELS[role]) }))}
          className="w-44 max-sm:grow"
        />
        <IconButton
          label={t("people:household.remove", { name })}
          icon={<UserX />}
          disabled={busy}
          onClick={() => void takeOut()}
        />
      </div>
    </MemberLine>
  );
}
