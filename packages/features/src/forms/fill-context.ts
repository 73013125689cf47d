import type { Question } from "@offertory/contract";
import type { Cents } from "@offertory/contract/money/cents";
import { type ComponentType, createContext, use } from "react";
import type { Say } from "./say.ts";

/** What a payment question shows while it is not paid: how to pay, and the button. */
export interface PaymentPartProps {
  question: Question;
  amount: Cents;
  fundId: string;
  /** Leaves the answers with the server before any money moves; null where something has to be put right first. */
  prepare(): Promise<{ id: string; key: string } | null>;
  /** It is paid; `name` is the payer's. */
  onPaid(name: string): void;
  /** Nothing can be pressed: the form is on its way. */
  isResting: boolean;
}

/** What the app around a form gives it. */
export interface Fill {
  t: Say;
  language: string;
  money(cents: Cents): string;
  /** The name of a fund; empty where it is not known. */
  fundName(fundId: string): string;
  /** How to pay here; null where forms are only looked at. */
  PaymentPart: ComponentType<PaymentPartProps> | null;
}

export const FillContext = createContext<Fill | null>(null);

export function useFillTexts(): Fill {
  const fill = use(FillContext);
  if (!fill) throw new Error("A part of a form stands outside of it.");
  return fill;
}
