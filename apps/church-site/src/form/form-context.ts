import { createContext, use } from "react";
import type { FormBoot } from "./boot.ts";
import type { Captcha } from "@offertory/giving-client/captcha";

export interface FormSurroundings extends FormBoot {
  /** Checks for a human: the visitor's device solves a challenge. */
  captcha: Captcha;
}

export const FormContext = createContext<FormSurroundings | null>(null);

export function useFormPage(): FormSurroundings {
  const surroundings = use(FormContext);
  if (!surroundings) throw new Error("A part of the form's page stands outside of it.");
  return surroundings;
}
