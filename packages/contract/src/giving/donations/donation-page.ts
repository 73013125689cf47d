import type { Provider, ProviderCapabilities } from "../payments/gateway.ts";
import type { Day } from "../frequencies/recurrence.ts";

/** A way to pay, as the donation page of a church knows it. */
export interface PageGateway {
  id: string;
  provider: Provider;
  publicKey: string;
  /** The fee is added to every gift; otherwise the donor is asked. */
  payFees: boolean;
  /** No real money moves here. */
  sandbox: boolean;
  /** Where the payment provider's own script is. */
  scriptUrl: string;
  capabilities: ProviderCapabilities;
}

/** What a church's public donation page is drawn from, by the server and then by the browser. */
export interface DonationPage {
  church: {
    id: string;
    name: string;
    subDomain: string;
    /** Web addresses of pictures; empty where there is none. */
    logoLight: string;
    logoDark: string;
    brandColour: string;
    /** Email addresses with long endings are welcome on the card form, too. */
    relaxedEmail: boolean;
  };
  /** The first one is the default. */
  funds: { id: string; name: string }[];
  gateways: PageGateway[];
  /** The day that it is at the church. */
  today: Day;
}
