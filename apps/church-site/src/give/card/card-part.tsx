import type { PageGateway } from "@offertory/contract/giving/donation-page";
import { type ComponentType, Suspense } from "react";
import { latePart } from "../../light/late-part.tsx";
import { useLateTexts } from "../give-context.ts";
import type { CardEntry } from "./card-entry.ts";
import { StripePart } from "./stripe-part.tsx";

/** Where card entry stands: not there yet, there, or not to be had. */
export type CardState = { kind: "loading" } | { kind: "ready"; entry: CardEntry } | { kind: "failed"; text: string };

export interface CardPartProps {
  gateway: PageGateway;
  /** The payment provider's script is fetched when somebody begins to give, not before. */
  isAwake: boolean;
  problem: string | null;
  onState(state: CardState): void;
  onProblem(text: string | null): void;
}

/** PayPal's part comes when it is chosen. Where it is the first thing shown, it is put here before the page is drawn. */
export const paypalPart: { drawn: ComponentType<CardPartProps> | null } = { drawn: null };
const Later = latePart(async () => (await import("./paypal-part.tsx")).PayPalPart, useLateTexts);

export function CardPart(props: CardPartProps) {
  if (props.gateway.provider !== "paypal") return <StripePart {...props} />;
  const Part = paypalPart.drawn ?? Later;
  return (
    <Suspense fallback={<div className="min-h-72" />}>
      <Part {...props} />
    </Suspense>
  );
}
