import type { Form } from "@offertory/contract";
import { isTaking } from "@offertory/contract/forms/form";
import { useT } from "@offertory/i18n/react";
import { Badge, type BadgeTone } from "@offertory/ui";

// i18n-uses: forms:state.*

const TONES: Record<Form["state"], BadgeTone> = { draft: "neutral", open: "success", closed: "warning" };

/** A draft, open or closed; one whose last day is over is closed whatever it was set to. */
export function FormState({ form }: { form: Pick<Form, "state" | "closesAt"> }) {
  const t = useT();
  const state = form.state === "open" && !isTaking(form, new Date()) ? "closed" : form.state;
  return <Badge tone={TONES[state]}>{t(`forms:state.${state}`)}</Badge>;
}
