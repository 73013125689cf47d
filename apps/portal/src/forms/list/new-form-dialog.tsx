import { useApi, useRefresh } from "@offertory/api-client";
import { addForm, FORM_LENGTHS, listForms, saveQuestions } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, DialogFoot, Form, RadioGroup, TextField } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { questionsOf, STARTING_POINTS, type StartingPoint } from "./starting-points.ts";

// i18n-uses: forms:start.*

/** Creates a form, empty or with the usual questions of one kind of form. */
export function NewFormDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("forms:new.title")}
      description={t("forms:new.hint")}
      closeLabel={t("common:close")}
    >
      <NewForm onClose={onClose} />
    </Dialog>
  );
}

function NewForm({ onClose }: { onClose(): void }) {
  const t = useT();
  const call = useApi();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [name, setName] = useState("");
  const [point, setPoint] = useState<StartingPoint>("blank");
  const [who, setWho] = useState<"public" | "restricted">("public");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function make() {
    if (busy) return;
    if (name.trim() === "") return setProblem(t("errors:form-name-blank"));
    setBusy(true);
    setProblem(null);
    try {
      const form = await call(addForm, { body: { name: name.trim(), restricted: who === "restricted" } });
      const questions = questionsOf(point, form.id, t);
      if (questions.length > 0) await call(saveQuestions, { body: questions });
      void refresh(listForms);
      void navigate(`/forms/${form.id}`);
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={() => void make()}>
      <TextField
        label={t("forms:field.name")}
        value={name}
        onChange={(value) => {
          setName(value);
          setProblem(null);
        }}
        maxLength={FORM_LENGTHS.name}
        error={problem ?? undefined}
        autoFocus
      />
      <RadioGroup
        label={t("forms:new.start")}
        value={point}
        onChange={(chosen) => {
          setPoint(chosen);
          // A name that the user has not typed follows the chosen starting point.
          if (chosen !== "blank" && (name === "" || STARTING_POINTS.some((each) => t(`forms:start.${each}`) === name)))
            setName(t(`forms:start.${chosen}`));
        }}
        options={STARTING_POINTS.map((value) => ({
          value,
          label: t(`forms:start.${value}`),
          hint: t(`forms:start.${value}Hint`),
        }))}
      />
      <RadioGroup
        label={t("forms:field.who")}
        value={who}
        onChange={setWho}
        options={[
          { value: "public", label: t("forms:who.public"), hint: t("forms:who.publicHint") },
          { value: "restricted", label: t("forms:who.restricted"), hint: t("forms:who.restrictedHint") },
        ]}
      />
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
          {t("forms:new.make")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
