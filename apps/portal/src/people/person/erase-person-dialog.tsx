import { useCall, useRefresh } from "@offertory/api-client";
import { erasePerson, findDuplicates, isNameTyped, listPeople, type Person } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, Form, Notice, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";

/** Erases a person. Because that cannot be undone, the user has to type the name, and Cancel comes first. */
export function ErasePersonDialog({ open, person, onClose }: { open: boolean; person: Person; onClose(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const erase = useCall(erasePerson);
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const name = person.name.display;
  const confirmed = isNameTyped(typed, name);

  function close() {
    setTyped("");
    setTried(false);
    erase.reset();
    onClose();
  }

  async function submit() {
    setTried(true);
    if (!confirmed || erase.isPending) return;
    try {
      await erase.mutateAsync({ params: { id: person.id }, body: { confirm: name } });
    } catch {
      return; // erase.error holds the error
    }
    void navigate("/people", { replace: true });
    snackbar.success(t("people:erase.done", { name }));
    await refresh(listPeople, findDuplicates);
  }

  return (
    <Dialog open={open} onClose={close} title={t("people:erase.title", { name })} closeLabel={t("common:close")}>
      <Form onSubmit={() => void submit()}>
        <Notice tone="danger" title={t("people:erase.warning")}>
          {t("people:erase.explained")}
        </Notice>
        {erase.error && <Notice tone="danger">{errorText(erase.error)}</Notice>}
        <TextField
          label={t("people:erase.typeName", { name })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          error={tried && !confirmed ? t("errors:erase-unconfirmed") : undefined}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close}>{t("common:cancel")}</Button>
          <Button type="submit" variant="danger" busy={erase.isPending} busyLabel={t("people:erase.erasing")}>
            {t("people:erase.confirm")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
