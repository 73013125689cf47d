import type { PageGateway } from "@offertory/contract/giving/donation-page";
import type { Give } from "../give-context.ts";
import { call } from "../send/call.ts";
import { GiftProblem } from "../send/gift-problem.ts";
import { findPayPal, loadScript, type PayPalInstance } from "@offertory/features/giving/provider-scripts";

/** Starts PayPal's script for a church. Throws a GiftProblem that says why its card fields cannot be shown. */
export async function openPayPal(give: Give, { id, scriptUrl }: PageGateway): Promise<PayPalInstance> {
  const { t } = give;
  // Browsers count localhost as secure.
  if (!isSecureContext) throw new GiftProblem(t("give:paypalNeedsHttps"));
  const [{ clientToken }] = await Promise.all([
    call<{ clientToken?: string }>(give, "/donate/client-token", {
      body: { churchId: give.page.church.id, provider: "paypal", gatewayId: id, kind: "v6" },
    }).catch(() => ({ clientToken: "" })),
    loadScript(scriptUrl).catch(() => {
      throw new GiftProblem(t("give:paypalUnavailable"));
    }),
  ]);
  if (!clientToken) throw new GiftProblem(t("give:paypalNoToken"));
  const script = findPayPal();
  if (!script) throw new GiftProblem(t("give:paypalUnavailable"));
  try {
    const instance = await script.createInstance({ clientToken, components: ["card-fields"], pageType: "checkout" });
    const eligible = await instance.findEligibleMethods({ currencyCode: "USD" });
    if (!eligible.isEligible("advanced_cards")) throw new GiftProblem(t("give:paypalNotEnabled"));
    return instance;
  } catch (error) {
    if (error instanceof GiftProblem) throw error;
    throw new GiftProblem((error instanceof Error && error.message) || t("give:paypalNotStarted"));
  }
}
