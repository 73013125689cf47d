import { useErrorText, useT } from "@offertory/i18n/react";
import { TextField } from "@offertory/ui";
import { Check } from "@offertory/ui/icons.ts";
import { useEffect, useState } from "react";

interface SavedFieldProps {
  label: string;
  value: string;
  onSave(text: string): Promise<unknown>;
  maxLength: number;
  hint?: string;
  multiline?: boolean;
  required?: boolean;
  inputMode?: "url";
}

/** A field that is saved when it loses focus; problems are shown below it. */
export function SavedField({ label, value, onSave, maxLength, hint, multiline, required, inputMode }: SavedFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);

  const isUnsaved = typed !== null && typed.trim() !== value;
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isUnsaved]);

  async function save() {
    const text = typed?.trim() ?? value;
    if (text === value) return setTyped(null);
    try {
      await onSave(text);
      setTyped((now) => (now?.trim() === text ? null : now));
      setProblem(null);
      setSaved(true);
    } catch (error) {
      setProblem(errorText(error));
    }
  }

  return (
    <>
      <TextField
        label={label}
        value={typed ?? value}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
          setSaved(false);
        }}
        onBlur={() => void save()}
        error={problem ?? undefined}
        trailing={isSaved && !multiline ? <Check className="me-2 size-4 text-success" /> : null}
        {...{ maxLength, hint, multiline, required, inputMode, rows: 3 }}
      />
      <span role="status" className="sr-only">
        {isSaved ? t("lessons:edit.savedNamed", { field: label }) : ""}
      </span>
    </>
  );
}
