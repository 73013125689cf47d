import { CARD_ENTRIES } from "@offertory/giving-client/card-entry";
import { type ComponentType, Suspense } from "react";
import { latePart } from "../../public-page/late-part.tsx";
import { useLateTexts } from "../give-context.ts";
import { CardFrame } from "./card-frame.tsx";
import type { CardPartProps } from "./card-part-props.ts";

/**
 * Holds the component for card entry in several fields, set before the first render if the page starts with it; else it
 * is loaded when that gateway is chosen.
 */
export const cardFields: { drawn: ComponentType<CardPartProps> | null } = { drawn: null };
const Later = latePart(async () => (await import("./card-fields.tsx")).CardFields, useLateTexts);

export function CardPart(props: CardPartProps) {
  if (!CARD_ENTRIES[props.gateway.capabilities.cardEntry].hasFields) return <CardFrame {...props} />;
  const Part = cardFields.drawn ?? Later;
  return (
    <Suspense fallback={<div className="min-h-72" />}>
      <Part {...props} />
    </Suspense>
  );
}
