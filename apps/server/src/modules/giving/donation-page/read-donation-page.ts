import { type Church, churchAmountsOf, postalLines, type PublicGateway } from "@offertory/contract";
import type { DonationPage, PageGateway } from "@offertory/contract/giving/donations/donation-page";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { describeOffered } from "../../gateways/index.ts";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import type { Giving } from "../giving.ts";

type Offer = Pick<Giving, "gatewayCards" | "readOpenFunds" | "sandboxUrl">;

/** Reads everything that a church's donation page shows, in one call. */
export async function readDonationPage(
  context: Offer & Pick<Giving, "donations" | "now" | "readLetterhead">,
  church: Church,
): Promise<DonationPage> {
  const { id, name, subDomain, settings } = church;
  const [offer, { legalName, taxId }, today] = await Promise.all([
    readOffer(context, id),
    context.readLetterhead(id),
    context.donations.dayOf(id, context.now()),
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
      legalName,
      taxId,
      address: postalLines(church),
    },
    money: churchAmountsOf(currencyOf(id)),
    ...offer,
    today,
  };
}

/** Reads the funds that a church collects money for, and the gateways through which it takes it. */
export async function readOffer(context: Offer, churchId: string): Promise<Pick<DonationPage, "funds" | "gateways">> {
  const [funds, gateways] = await Promise.all([context.readOpenFunds(churchId), context.gatewayCards(churchId)]);
  return {
    funds: funds.map((fund) => ({ id: fund.id, name: fund.name })),
    gateways: describeOffered(context, gateways).map(toPageGateway),
  };
}

function toPageGateway(gateway: PublicGateway): PageGateway {
  const { id, provider, publicKey, payFees, takesCards, sandbox, capabilities } = gateway;
  // The page does not bundle the providers' loaders, so it needs the address of the script.
  const scriptUrl = gateway.scriptUrl ?? PROVIDER_PROFILES[provider].scripts.live;
  return { id, provider, publicKey, payFees, takesCards, sandbox, scriptUrl, capabilities };
}
