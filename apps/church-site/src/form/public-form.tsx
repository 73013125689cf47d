import type { FormPage } from "@offertory/contract/forms/form-page";
import { type Answers, FillForm, SentView, useFill, useFillTexts } from "@offertory/features/forms";
import { Button, buttonClass, Notice } from "@offertory/ui";
import { useEffect, useMemo } from "react";
import { useFirstInteraction } from "../give/use-first-interaction.ts";
import { useFormPage } from "./form-context.ts";
import { createFormCalls } from "./form-calls.ts";

interface PublicFormProps {
  form: NonNullable<FormPage["form"]>;
  typed: Answers;
}

/** A form that a visitor fills in. */
export function PublicForm({ form, typed }: PublicFormProps) {
  const surroundings = useFormPage();
  const { page, home, captcha } = surroundings;
  const { t } = useFillTexts();
  const hasInteracted = useFirstInteraction();
  const calls = useMemo(() => createFormCalls(surroundings, captcha), [surroundings, captcha]);
  const fill = useFill({ form, questions: page.questions, calls, whose: "visitor", typed });
  const church = page.church.name;

  useEffect(() => {
    // Marks the page as interactive, for tests and measurements.
    document.documentElement.dataset["awake"] = "";
  }, []);
  useEffect(() => {
    if (hasInteracted) captcha.begin();
  }, [hasInteracted, captcha]);

  if (fill.stage.kind === "sent")
    return (
      <SentView thanks={form.thanks}>
        <a href={home} className={buttonClass({ variant: "primary" })}>
          {t("forms:fill.toChurch", { church })}
        </a>
        <Button variant="quiet" onClick={fill.again}>
          {t("forms:fill.again")}
        </Button>
      </SentView>
    );
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold wrap-anywhere">{form.name}</h1>
      {form.description ? (
        <p className="mb-6 wrap-anywhere whitespace-pre-line text-ink-soft">{form.description}</p>
      ) : (
        <div className="mb-6" />
      )}
      <noscript>
        <Notice tone="warning" className="mb-6">
          {t("forms:fill.noScript", { church })}
        </Notice>
      </noscript>
      <FillForm name={form.name} questions={page.questions} fill={fill}>
        <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
          <label>
            {t("forms:fill.leaveEmpty")}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      </FillForm>
    </>
  );
}
