import type { Give } from "../give-context.ts";
import type { Confirm } from "../send/send-gift.ts";
import { loadScript } from "@offertory/features/giving/provider-scripts";
import { openStripe } from "./stripe-script.ts";

/** Has the donor's bank ask the donor (3-D Secure). How it went, the server is asked afterwards. */
export const confirmAtBank =
  ({ page }: Pick<Give, "page">, gatewayId: string): Confirm =>
  async (clientSecret) => {
    const gateway = page.gateways.find(({ id }) => id === gatewayId);
    if (gateway?.capabilities.cardEntry !== "stripe-elements") return;
    await loadScript(gateway.scriptUrl).catch(() => {});
    await openStripe(gateway.publicKey)
      ?.handleNextAction({ clientSecret })
      .catch(() => {});
  };
