import type { Person } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, Notice, PageHeader, useSnackbar } from "@offertory/ui";
import { Pencil, RefreshCw } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { UnsavedGuard } from "../../unsaved/unsaved-guard.tsx";
import { useLeaveFor } from "../../unsaved/use-leave-for.ts";
import { BackLink } from "../person/back-link.tsx";
import { PersonForm } from "./person-form.tsx";
import { FIELD_LABELS } from "../person-labels.ts";
import { useEditPerson } from "./use-edit-person.ts";

interface EditPersonProps {
  person: Person;
  /** Whether to show the fields that only staff edit: membership status and notes. */
  hasOfficeFields: boolean;
}

export function EditPerson({ person, hasOfficeFields }: EditPersonProps) {
  const t = useT();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const edit = useEditPerson(person);
  const [saved, setSaved] = useState<string | null>(null);
  useLeaveFor(saved);

  async function submit() {
    const done = await edit.save();
    if (!done) return;
    snackbar.success(t(done.emailPending ? "people:changes.emailSent" : "people:form.saved"));
    setSaved(`/people/${person.id}`);
  }

  return (
    <>
      <UnsavedGuard changed={edit.changed && !saved} />
      <PageHeader
        icon={<Pencil />}
        title={t("people:form.editTitle", { name: person.name.display })}
        back={<BackLink />}
      />
      <PersonForm
        draft={edit.draft}
        onChange={edit.setDraft}
        problems={edit.problems}
        hasOfficeFields={hasOfficeFields}
        refused={edit.refused && { ...edit.refused, message: errorText(edit.error) }}
        notice={<StaleNotice edit={edit} />}
        submitLabel={t("common:saveChanges")}
        busyLabel={t("common:saving")}
        busy={edit.busy}
        onSubmit={() => void submit()}
        onCancel={() => void navigate(`/people/${person.id}`, { replace: true })}
      />
    </>
  );
}

/** Shown when somebody else saved first: the user's input is kept, and the other change is not overwritten unseen. */
function StaleNotice({ edit }: { edit: ReturnType<typeof useEditPerson> }) {
  const t = useT();
  const { list } = useFormats();
  if (edit.stale)
    return (
      <Notice
        tone="warning"
        title={t("people:stale.title")}
        action={
          <Button size="small" icon={<RefreshCw />} busy={edit.busy} onClick={() => void edit.takeNewest()}>
            {t("people:stale.takeNewest")}
          </Button>
        }
      >
        {t("people:stale.body")}
      </Notice>
    );
  if (!edit.carried) return null;
  return (
    <Notice tone="info" title={t("people:stale.carriedTitle")}>
      {edit.carried.length === 0
        ? t("people:stale.carried")
        : t("people:stale.both", { fields: list(edit.carried.map((field) => t(FIELD_LABELS[field]))) })}
    </Notice>
  );
}
