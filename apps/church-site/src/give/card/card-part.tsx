import { type ComponentType, Suspense } from "react";
import { latePart } from "../../light/late-part.tsx";
import { useLateTexts } from "../give-context.ts";
import { StripePart } from "./stripe-part.tsx";
import type { CardPartProps } from "./card-part-props.ts";

/** PayPal's part comes when it is chosen. Where it is the first thing shown, it is put here before the page is drawn. */
export const paypalPart: { drawn: ComponentType<CardPartProps> | null } = { drawn: null };
const Later = latePart(async () => (await import("./paypal-part.tsx")).PayPalPart, useLateTexts);

export function CardPart(props: CardPartProps) {
  if (props.gateway.capabilities.cardEntry !== "paypal-card-fields") return <StripePart {...props} />;
  const Part = paypalPart.drawn ?? Later;
  return (
    <Suspense fallback={<div className="min-h-72" />}>
      <Part {...props} />
    </Suspense>
  );
}
