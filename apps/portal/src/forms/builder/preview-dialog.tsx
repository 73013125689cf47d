import type { Form, Fund, Question } from "@offertory/contract";
import { FillForm, type FormCalls, Refused, SentView, useFill } from "@offertory/features/forms";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog, Tabs } from "@offertory/ui";
import { useMemo, useState } from "react";
import { FillFrame } from "../fill/fill-frame.tsx";

interface PreviewDialogProps {
  form: Form;
  questions: readonly Question[];
  funds: readonly Fund[];
  open: boolean;
  onClose(): void;
}

/** Shows the form as people who fill it in see it, at phone and desktop width. Nothing is sent. */
export function PreviewDialog({ form, questions, funds, open, onClose }: PreviewDialogProps) {
  const t = useT();
  const [width, setWidth] = useState<"phone" | "desk">("phone");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={t("forms:preview.title")}
      description={t("forms:preview.hint")}
      closeLabel={t("common:close")}
    >
      <Tabs
        label={t("forms:preview.title")}
        value={width}
        onChange={setWidth}
        tabs={[
          { value: "phone", label: t("forms:preview.phone") },
          { value: "desk", label: t("forms:preview.desk") },
        ]}
      >
        {(shown) => (
          <div
            className={`mx-auto rounded-card border border-line bg-raised p-4 ${shown === "phone" ? "max-w-[22.5rem]" : "max-w-2xl sm:p-6"}`}
          >
            <p className="mb-2 text-xl font-semibold wrap-anywhere">{form.name}</p>
            {form.description ? (
              <p className="mb-6 wrap-anywhere whitespace-pre-line text-ink-soft">{form.description}</p>
            ) : null}
            <FillFrame pays={false} funds={funds}>
              <Preview form={form} questions={questions} />
            </FillFrame>
          </div>
        )}
      </Tabs>
    </Dialog>
  );
}

function Preview({ form, questions }: Pick<PreviewDialogProps, "form" | "questions">) {
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
