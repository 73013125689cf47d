import type { Question } from "@offertory/contract";
import type { Cents } from "@offertory/contract/money/cents";
import { type ComponentType, createContext, use } from "react";
import type { Translator } from "./translator.ts";

/** The props of the component that takes the payment of a question. */
export interface PaymentPartProps {
  question: Question;
  amount: Cents;
  fundId: string;
  /** Stores the answers on the server before any money moves; resolves to null if a problem has to be fixed first. */
  prepare(): Promise<{ id: string; key: string } | null>;
  /** Called after the payment; `name` is the payer's. */
  onPaid(name: string): void;
  /** Whether the form is being sent, so that its buttons are disabled. */
  isResting: boolean;
}

/** What the app around a form provides to it. */
export interface Fill {
  t: Translator;
  language: string;
  money(cents: Cents): string;
  /** Returns the name of a fund; empty if unknown. */
  fundName(fundId: string): string;
  /** The component that takes payments; null in a preview. */
  PaymentPart: ComponentType<PaymentPartProps> | null;
}

export const FillContext = createContext<Fill | null>(null);

export function useFillTexts(): Fill {
  const fill = use(FillContext);
  if (!fill) throw new Error("A part of a form stands outside of it.");
  return fill;
}
