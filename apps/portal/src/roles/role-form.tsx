import { useCall, useRefresh } from "@offertory/api-client";
import { changeRole, listRoles, MAX_ROLE_NAME_LENGTH, readRole, type RoleWithMembers } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, FormErrors, Notice, TextField, useSnackbar } from "@offertory/ui";
import { KeyRound } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { FormFoot } from "../unsaved/form-foot.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { offeredPermissions } from "./offered-permissions.ts";
import { PermissionChoices } from "./permission-choices.tsx";
import { isRoleChanged, problemWithRole, roleChange, startRole } from "./role-draft.ts";
import { isOwnRole, permissionsAreFixed } from "./role-kinds.ts";

/** Edits the name and permissions of a role; read-only for people who may not change it. */
export function RoleForm({ role, mayEdit }: { role: RoleWithMembers; mayEdit: boolean }) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const save = useCall(changeRole);
  const [draft, setDraft] = useState(() => startRole(role));
  const changed = isRoleChanged(draft, role);
  const problem = problemWithRole(draft);
  const fixed = permissionsAreFixed(role);

  async function submit() {
    if (problem || save.isPending) return;
    try {
      await save.mutateAsync({ params: { id: role.id }, body: roleChange(draft, role) });
      await refresh(readRole, listRoles);
      snackbar.success(t("roles:saved"));
    } catch {
      // save.error holds the error
    }
  }

  return (
    <Form onSubmit={() => void submit()} aria-label={t("roles:form")}>
      <UnsavedGuard changed={mayEdit && changed} />
      {save.error && <FormErrors title={t("roles:notSaved")} errors={[{ message: errorText(save.error) }]} />}
      {mayEdit && isOwnRole(role) && (
        <TextField
          label={t("roles:field.name")}
          value={draft.name}
          onChange={(name) => setDraft({ ...draft, name })}
          maxLength={MAX_ROLE_NAME_LENGTH}
          error={problem ? t("errors:role-nameless") : undefined}
        />
      )}
      <DisplayBox title={t("roles:list.permissions")} icon={<KeyRound />}>
        <div className="flex flex-col gap-6">
          {fixed && <Notice tone="info">{t("roles:fixed")}</Notice>}
          <PermissionChoices
            offered={offeredPermissions(role)}
            draft={draft}
            onChange={setDraft}
            all={fixed}
            disabled={!mayEdit || fixed}
          />
        </div>
      </DisplayBox>
      {mayEdit && !fixed && (
        <FormFoot>
          <Button disabled={!changed || save.isPending} onClick={() => setDraft(startRole(role))}>
            {t("roles:discard")}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!changed}
            busy={save.isPending}
            busyLabel={t("common:saving")}
          >
            {t("common:saveChanges")}
          </Button>
        </FormFoot>
      )}
    </Form>
  );
}
