import { useCall, useRefresh } from "@offertory/api-client";
import {
  archiveForm,
  changeForm,
  copyForm,
  FORM_LENGTHS,
  type FormListed,
  listForms,
  openForm,
  readForm,
  restoreForm,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, IconButton, Menu, useSnackbar } from "@offertory/ui";
import { Archive, Copy, Ellipsis, Eye, Lock, CircleCheck } from "@offertory/ui/icons.ts";
import { useNavigate } from "@offertory/router";
import { useAttempt } from "../../treasury/use-attempt.ts";

/** Buttons that preview (if the page has no tab for it), open or close, copy and archive a form. */
export function StateActions({ form, onPreview }: { form: FormListed; onPreview: (() => void) | undefined }) {
  const t = useT();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const change = useCall(changeForm);
  const archive = useCall(archiveForm);
  const copy = useCall(copyForm);
  const restore = useCall(restoreForm);
  const isOpen = form.state === "open";

  async function setState(state: "open" | "closed") {
    const done = await attempt(() =>
      change.mutateAsync({ params: { id: form.id }, body: { state, version: form.version } }),
    );
    await refresh(readForm, listForms, openForm);
    if (done) snackbar.success(t(state === "open" ? "forms:builder.opened" : "forms:builder.closed"));
  }

  async function putAway() {
    if (!(await attempt(() => archive.mutateAsync({ params: { id: form.id } })))) return;
    snackbar.success(t("forms:builder.archived", { name: form.name }), {
      label: t("common:undo"),
      onSelect: () => void takeBack(),
    });
    await refresh(listForms);
    void navigate("/forms");
  }

  /** Restores the form. The server closes a restored form, so one that was open is opened again. */
  async function takeBack() {
    const params = { id: form.id };
    await attempt(async () => {
      const { version } = await restore.mutateAsync({ params });
      if (isOpen) await change.mutateAsync({ params, body: { state: "open", version } });
    });
    await refresh(readForm, listForms, openForm);
  }

  async function makeCopy() {
    const body = { name: t("forms:builder.copyOf", { name: form.name }).slice(0, FORM_LENGTHS.name) };
    await attempt(async () => {
      const { id } = await copy.mutateAsync({ params: { id: form.id }, body });
      await refresh(listForms);
      void navigate(`/forms/${id}`);
    });
  }

  return (
    <>
      {onPreview ? (
        <Button icon={<Eye />} onClick={onPreview}>
          {t("forms:builder.preview")}
        </Button>
      ) : null}
      <Button
        variant={isOpen ? "secondary" : "primary"}
        icon={isOpen ? <Lock /> : <CircleCheck />}
        busy={change.isPending}
        busyLabel={t("common:saving")}
        onClick={() => void setState(isOpen ? "closed" : "open")}
      >
        {t(isOpen ? "forms:builder.close" : "forms:builder.open")}
      </Button>
      <Menu
        label={t("common:more")}
        trigger={<IconButton icon={<Ellipsis />} label={t("common:more")} />}
        items={[
          { label: t("forms:builder.copy"), icon: <Copy />, onSelect: () => void makeCopy() },
          { label: t("forms:builder.archive"), icon: <Archive />, onSelect: () => void putAway() },
        ]}
      />
    </>
  );
}
