import { useApi, useSession } from "@offertory/api-client";
import { CHURCH_LENGTHS, closeChurch } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, Form, Notice, TextField } from "@offertory/ui";
import { useState } from "react";
import { ChurchExport } from "./church-export.tsx";

interface CloseChurchDialogProps {
  church: { id: string; name: string };
  onClose(): void;
}

/** Asks twice: first it explains the consequences and offers exports, then the church's name has to be typed. */
export function CloseChurchDialog({ church, onClose }: CloseChurchDialogProps) {
  const t = useT();
  const [isSure, setIsSure] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("settings:closing.question", { church: church.name })}
      closeLabel={t("common:close")}
    >
      {isSure ? (
        <TypeName church={church} onCancel={onClose} />
      ) : (
        <div className="flex flex-col gap-4 text-sm">
          <ul className="list-disc space-y-2 ps-5 text-pretty">
            <li>{t("settings:closing.point.access")}</li>
            <li>{t("settings:closing.point.gifts")}</li>
            <li>{t("settings:closing.point.erased")}</li>
          </ul>
          <p className="text-pretty">{t("settings:closing.exportFirst")}</p>
          <ChurchExport />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{t("common:cancel")}</Button>
            <Button variant="primary" onClick={() => setIsSure(true)}>
              {t("settings:closing.next")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function TypeName({ church, onCancel }: { church: { id: string; name: string }; onCancel(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const call = useApi();
  const { refresh } = useSession();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function close() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call(closeChurch, { params: { churchId: church.id }, body: { name } });
      // After the refresh the portal redirects to the page about the closing.
      await refresh();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={() => void close()}>
      <Notice tone="warning">{t("settings:closing.point.gifts")}</Notice>
      <TextField
        label={t("settings:closing.typeName", { church: church.name })}
        value={name}
        onChange={setName}
        error={problem}
        maxLength={CHURCH_LENGTHS.name}
        autoComplete="off"
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{t("common:cancel")}</Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel={t("settings:closing.busy")}>
          {t("settings:closing.title")}
        </Button>
      </div>
    </Form>
  );
}
