import { useCall, useRefresh } from "@offertory/api-client";
import { addRole, listRoles, MAX_ROLE_NAME_LENGTH } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, DialogFoot, Form, TextField } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { problemWithRole } from "./role-draft.ts";

/** Creates a role by name; its permissions are chosen on its page. */
export function AddRoleDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const add = useCall(addRole);
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const nameless = problemWithRole({ name, permissions: [] }) !== null;
  const refused = add.error ? errorText(add.error) : undefined;

  async function submit() {
    setTried(true);
    if (nameless || add.isPending) return;
    try {
      const role = await add.mutateAsync({ body: { name: name.trim(), permissions: [] } });
      await refresh(listRoles);
      void navigate(`/roles/${role.id}`);
    } catch {
      // add.error holds the error
    }
  }

  function close() {
    setName("");
    setTried(false);
    add.reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={t("roles:add.title")}
      description={t("roles:add.hint")}
      closeLabel={t("common:close")}
    >
      <Form onSubmit={() => void submit()}>
        <TextField
          label={t("roles:field.name")}
          value={name}
          onChange={(value) => {
            setName(value);
            add.reset();
          }}
          maxLength={MAX_ROLE_NAME_LENGTH}
          placeholder={t("roles:add.example")}
          error={tried && nameless ? t("errors:role-nameless") : refused}
          autoFocus
        />
        <DialogFoot>
          <Button onClick={close}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary" busy={add.isPending} busyLabel={t("roles:add.adding")}>
            {t("roles:add.button")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
