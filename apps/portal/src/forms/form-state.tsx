import type { Form } from "@offertory/contract";
import { isAcceptingSubmissions } from "@offertory/contract/forms/form";
import { useT } from "@offertory/i18n/react";
import { Badge, type BadgeTone } from "@offertory/ui";

// i18n-uses: forms:state.*

const TONES: Record<Form["state"], BadgeTone> = { draft: "neutral", open: "success", closed: "warning" };

/** The state of a form as a badge. An open form whose closing time has passed is shown as closed. */
export function FormState({ form }: { form: Pick<Form, "state" | "closesAt"> }) {
  const t = useT();
  const state = form.state === "open" && !isAcceptingSubmissions(form, new Date()) ? "closed" : form.state;
  return <Badge tone={TONES[state]}>{t(`forms:state.${state}`)}</Badge>;
}
