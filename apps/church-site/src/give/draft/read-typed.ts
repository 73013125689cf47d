import type { Draft } from "./draft.ts";

/** Reads what somebody typed before hydration, so that it is not lost. */
export function readTyped(page: ParentNode): Partial<Draft> & { amount?: string } {
  const typed: Partial<Draft> & { amount?: string } = {};
  for (const name of ["firstName", "lastName", "email", "notes", "amount"] as const) {
    const field = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field && !field.disabled && field.value !== field.defaultValue) typed[name] = field.value;
  }
  if (page.querySelector<HTMLInputElement>('input[name="coverFee"]')?.checked) typed.coverFee = true;
  if (page.querySelector('input[name="type"][value="recurring"]:checked')) typed.type = "recurring";
  return typed;
}
