import type { PublicGateway } from "@offertory/contract";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure/index.js";
import { loadScript } from "../provider-scripts/load-script.ts";

type Keys = Pick<PublicGateway, "publicKey" | "scriptUrl">;

const opened = new Map<string, Promise<Stripe | null>>();

/** The payment provider's script with the church's key, fetched once; null when it cannot be had. */
export function openStripe({ publicKey, scriptUrl }: Keys): Promise<Stripe | null> {
  const known = opened.get(publicKey);
  if (known) return known;
  const opening = bringSandbox(scriptUrl)
    .then(() => loadStripe(publicKey))
    .catch(() => {
      // The next one who needs it tries anew.
      opened.delete(publicKey);
      return null;
    });
  opened.set(publicKey, opening);
  return opening;
}

/** The provider's own loader takes the script that is there already: so that the sandbox's comes first. */
async function bringSandbox(scriptUrl: string | null): Promise<void> {
  if (scriptUrl && !("Stripe" in window)) await loadScript(scriptUrl);
}
