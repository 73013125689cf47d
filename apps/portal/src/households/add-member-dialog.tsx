import type { Household, PersonSummary } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Dialog, useSnackbar } from "@offertory/ui";
import { PeoplePicker } from "../people/people-picker.tsx";
import { membersOf, withMember } from "./household-members.ts";
import { useChangeHousehold } from "./use-change-household.ts";

interface AddMemberDialogProps {
  household: Household;
  open: boolean;
  onClose(): void;
}

export function AddMemberDialog({ household, open, onClose }: AddMemberDialogProps) {
  const t = useT();
  const snackbar = useSnackbar();
  const { change, busy } = useChangeHousehold(household.id);

  async function add(person: PersonSummary) {
    if (!(await change({ members: withMember(membersOf(household), person.id) }))) return;
    snackbar.success(t("people:household.added", { name: person.name.display }));
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("people:household.addTitle")}
      description={t("people:household.addHint")}
      closeLabel={t("common:close")}
    >
      <PeoplePicker
        autoFocus
        label={t("people:household.addSearch")}
        without={new Set(household.members.map(({ id }) => id))}
        busy={busy}
        onPick={(person) => void add(person)}
      />
    </Dialog>
  );
}
