import { useRead } from "@offertory/api-client";
import { type ElementAnswers, listFormsToFill } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Notice, SelectField, Skeleton } from "@offertory/ui";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import type { ElementFormProps } from "./element-form-props.ts";
import { ElementDialog } from "./element-dialog.tsx";

/** Chooses a form that is open to everyone. */
export function FormForm({ answers, ...dialog }: ElementFormProps<ElementAnswers["form"]>) {
  const t = useT();
  const forms = useRead(listFormsToFill, { query: { contentType: "form" } });
  const [formId, setFormId] = useState(answers.formId ?? "");
  const [tried, setTried] = useState(false);
  const open = (forms.data ?? []).filter(({ restricted }) => !restricted);

  function finish() {
    setTried(true);
    return formId ? { formId } : null;
  }

  return (
    <ElementDialog {...dialog} draft={formId} finish={finish}>
      {forms.error && !forms.data ? (
        <LoadFailed error={forms.error} onRetry={() => void forms.refetch()} />
      ) : !forms.data ? (
        <Skeleton className="h-11" />
      ) : open.length === 0 ? (
        <Notice tone="info">{t("pages:form.noneOpen")}</Notice>
      ) : (
        <SelectField
          label={t("pages:types.form")}
          hint={t("pages:form.hint")}
          value={formId}
          onChange={setFormId}
          error={tried && !formId ? t("pages:form.missing") : undefined}
          options={[
            { value: "", label: t("pages:form.choose") },
            ...open.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </ElementDialog>
  );
}
