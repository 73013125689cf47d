import { type CardPlace, type CardWish, loadScript } from "@offertory/giving-client/card-entry";
import type { Give } from "../give-context.ts";
import { loadSending } from "../send/load-sending.ts";
import type { CardPartProps } from "./card-part-props.ts";

/** How a visitor's card is opened, once somebody begins to give. */
export const wishForCard = (
  give: Give,
  { gateway, isAwake, onState, onProblem }: CardPartProps,
  label: CardPlace["label"] = () => "",
): CardWish => ({
  isAwake,
  onState,
  onProblem,
  open: async (onPage) => {
    // Both are on the way at once; what becomes of the script is seen where it is used.
    loadScript(gateway.scriptUrl).catch(() => {});
    return (await loadSending()).openVisitorCard(give, { ...onPage, gateway, label });
  },
});
