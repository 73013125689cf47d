import type { Church } from "@offertory/contract";
import type { DonationPage, PageGateway } from "@offertory/contract/giving/donation-page";
import { describeGateway } from "../gateways/describe-gateway.ts";
import type { GatewayCard } from "../gateways/gateway-reader.ts";
import { isOffered } from "../gateways/list-gateways.ts";
import type { Giving } from "../giving.ts";

/** Where the companies serve their scripts; the sandbox has its own. */
const STRIPE_SCRIPT = "https://js.stripe.com/endive/stripe.js";
const PAYPAL_SCRIPTS = {
  live: "https://www.paypal.com/web-sdk/v6/core",
  test: "https://www.sandbox.paypal.com/web-sdk/v6/core",
} as const;

/** All that the donation page of a church shows, read at once. */
export async function readDonationPage(giving: Giving, church: Church): Promise<DonationPage> {
  const { id, name, subDomain, settings } = church;
  const [funds, gateways, today] = await Promise.all([
    giving.openFunds(id),
    giving.gatewayCards(id),
    giving.donations.dayOf(id, giving.now()),
  ]);
  const setting = (keyName: string) => settings.find((each) => each.keyName === keyName)?.value ?? "";
  return {
    church: {
      id,
      name,
      subDomain,
      logoLight: setting("logoLight"),
      logoDark: setting("logoDark"),
      brandColour: setting("brandColour"),
      relaxedEmail: setting("relaxedEmail") === "true",
    },
    funds: funds.map((fund) => ({ id: fund.id, name: fund.name })),
    gateways: gateways.filter((each) => isOffered(giving, each)).map((each) => describe(giving, each)),
    today,
  };
}

function describe(giving: Giving, gateway: GatewayCard): PageGateway {
  const { id, provider, publicKey, payFees, sandbox, scriptUrl } = describeGateway(giving, gateway);
  return { id, provider, publicKey, payFees, sandbox, scriptUrl: scriptUrl ?? own(gateway) };
}

const own = ({ provider, environment }: GatewayCard): string =>
  provider === "stripe" ? STRIPE_SCRIPT : PAYPAL_SCRIPTS[environment === "live" ? "live" : "test"];
