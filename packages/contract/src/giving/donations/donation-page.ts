import type { Provider, ProviderCapabilities } from "../payments/gateway.ts";
import type { ChurchAmounts } from "../amounts/currency-amounts.ts";
import type { Day } from "../frequencies/recurrence.ts";

/** A gateway on a church's donation page. */
export interface PageGateway {
  id: string;
  provider: Provider;
  publicKey: string;
  /** Whether the fee is added to every gift; otherwise the donor chooses. */
  payFees: boolean;
  /** Whether cards are taken through this gateway: one gateway of a church does. */
  takesCards: boolean;
  /** Whether the gateway is a sandbox, where no real money moves. */
  sandbox: boolean;
  /** The URL of the payment provider's script. */
  scriptUrl: string;
  capabilities: ProviderCapabilities;
}

/** The data that a church's public donation page is rendered from, first by the server and then by the browser. */
export interface DonationPage {
  church: {
    id: string;
    name: string;
    subDomain: string;
    /** URLs of images; empty when the church has none. */
    logoLight: string;
    logoDark: string;
    brandColour: string;
    /** As its official papers name it, and its tax id; empty where the church has not set them. */
    legalName: string;
    taxId: string;
    /** The lines of its postal address. */
    address: string[];
  };
  money: ChurchAmounts;
  /** The first fund is the default. */
  funds: { id: string; name: string }[];
  gateways: PageGateway[];
  /** Today in the church's time zone. */
  today: Day;
}
