import { createContext, use } from "react";
import type { FormBoot } from "./boot.ts";
import type { Proof } from "./proof.ts";

export interface FormSurroundings extends FormBoot {
  proof: Proof;
}

export const FormContext = createContext<FormSurroundings | null>(null);

/** The page's data, for what comes later. */
export function useFormPage(): FormSurroundings {
  const surroundings = use(FormContext);
  if (!surroundings) throw new Error("A part of the form's page stands outside of it.");
  return surroundings;
}
