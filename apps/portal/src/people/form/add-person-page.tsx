import { can } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { PageHeader, useSnackbar } from "@offertory/ui";
import { UserPlus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useLocation, useNavigate } from "@offertory/router";
import { OnlyWith } from "@offertory/features/access";
import { UnsavedGuard } from "../../unsaved/unsaved-guard.tsx";
import { useLeaveFor } from "../../unsaved/use-leave-for.ts";
import { BackLink } from "../person/back-link.tsx";
import { EMPTY_DRAFT, fieldsChanged, type PersonDraft } from "./person-draft.ts";
import { PersonForm } from "./person-form.tsx";
import { useAddPerson } from "./use-add-person.ts";

const CARRIED = ["first", "last", "email"] as const;

export function AddPersonPage() {
  return (
    <OnlyWith any={[can.editPeople]}>
      <AddPerson />
    </OnlyWith>
  );
}

function AddPerson() {
  const t = useT();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const { draft, setDraft, problems, add, busy, error } = useAddPerson(typedBefore(useLocation().state));
  const [added, setAdded] = useState<string | null>(null);
  useLeaveFor(added);

  async function submit() {
    const person = await add();
    if (!person) return;
    snackbar.success(t("people:add.added", { name: person.name.display }));
    setAdded(`/people/${person.id}`);
  }

  return (
    <>
      <UnsavedGuard changed={!added && fieldsChanged(draft, EMPTY_DRAFT).length > 0} />
      <PageHeader
        icon={<UserPlus />}
        title={t("people:add.title")}
        subtitle={t("people:add.subtitle")}
        back={<BackLink />}
      />
      <PersonForm
        draft={draft}
        onChange={setDraft}
        problems={problems}
        refused={error && { message: errorText(error) }}
        hasOfficeFields
        submitLabel={t("people:add.button")}
        busyLabel={t("people:add.adding")}
        busy={busy}
        onSubmit={() => void submit()}
        onCancel={() => void navigate("/people")}
      />
    </>
  );
}

/** Returns the values typed into the short form before the full form was opened; the link's state carries them. */
function typedBefore(state: unknown): Partial<PersonDraft> {
  if (typeof state !== "object" || state === null || !("typed" in state)) return {};
  const typed = state.typed;
  if (typeof typed !== "object" || typed === null) return {};
  const texts = new Map(Object.entries(typed));
  const carried: Partial<PersonDraft> = {};
  for (const field of CARRIED) {
    const text: unknown = texts.get(field);
    if (typeof text === "string" && text !== EMPTY_DRAFT[field]) carried[field] = text;
  }
  return carried;
}
