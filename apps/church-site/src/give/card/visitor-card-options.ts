import { type CardEntryTarget, type CardEntryOptions, loadScript } from "@offertory/giving-client/card-entry";
import type { Give } from "../give-context.ts";
import { loadSending } from "../send/load-sending.ts";
import type { CardPartProps } from "./card-part-props.ts";

/** Returns how to open a visitor's card entry once somebody starts to give. */
export const visitorCardOptions = (
  give: Give,
  { gateway, hasInteracted, onState, onProblem }: CardPartProps,
  label: CardEntryTarget["label"] = () => "",
): CardEntryOptions => ({
  isAwake: hasInteracted,
  onState,
  onProblem,
  open: async (onPage) => {
    // Loads the provider's script and our own code in parallel; a failed script is reported where it is used.
    loadScript(gateway.scriptUrl).catch(() => {});
    return (await loadSending()).openVisitorCard(give, { ...onPage, gateway, label });
  },
});
