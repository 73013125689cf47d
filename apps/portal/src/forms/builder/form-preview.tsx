import type { Form, Fund, Question } from "@offertory/contract";
import { FillForm, type FormCalls, Refused, SentView, useFill } from "@offertory/features/forms";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { useMemo, useState } from "react";
import { FillFrame } from "../fill/fill-frame.tsx";

export interface FormPreviewProps {
  form: Form;
  questions: readonly Question[];
  funds: readonly Fund[];
}

/** The form as people who fill it out see it. Nothing is sent. */
export function FormPreview({ form, questions, funds }: FormPreviewProps) {
  return (
    <>
      <p className="mb-2 text-xl font-semibold wrap-anywhere">{form.name}</p>
      {form.description ? (
        <p className="mb-6 wrap-anywhere whitespace-pre-line text-ink-soft">{form.description}</p>
      ) : null}
      <FillFrame pays={false} funds={funds}>
        <Preview form={form} questions={questions} />
      </FillFrame>
    </>
  );
}

function Preview({ form, questions }: Omit<FormPreviewProps, "funds">) {
  const t = useT();
  const calls = useMemo(
    (): FormCalls => ({
      submit: () => Promise.resolve({ id: "" }),
      keep: () => Promise.reject(new Refused("")),
      lookUp: () => Promise.reject(new Refused("")),
    }),
    [],
  );
  // A new key for each preview, so that answers of an earlier preview are not restored.
  const [whose] = useState(() => `preview ${Date.now()}`);
  const fill = useFill({ form, questions, calls, whose });
  if (fill.stage.kind === "sent")
    return (
      <SentView thanks={form.thanks}>
        <Button onClick={fill.again}>{t("forms:fill.again")}</Button>
      </SentView>
    );
  return <FillForm name={form.name} questions={questions} fill={fill} />;
}
