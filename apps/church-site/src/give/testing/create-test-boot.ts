import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import english from "@offertory/i18n/locales/en/give.json" with { type: "json" };
import type { Boot } from "../boot.ts";

export const STRIPE: PageGateway = {
  id: "stripe-1",
  provider: "stripe",
  publicKey: "pk_sandbox_grace",
  payFees: false,
  takesCards: true,
  sandbox: true,
  scriptUrl: "http://127.0.0.1:1/stripe/v3/",
  capabilities: {
    keepsCards: true,
    takesBanks: true,
    cardEntry: "stripe-elements",
    fundingSources: [],
    takesWallets: true,
  },
};
export const PAYPAL: PageGateway = {
  ...STRIPE,
  id: "paypal-1",
  provider: "paypal",
  publicKey: "sandbox-grace",
  takesCards: false,
  capabilities: {
    keepsCards: false,
    takesBanks: false,
    cardEntry: "paypal-card-fields",
    fundingSources: ["paypal", "venmo"],
    takesWallets: false,
  },
};

/** The donation page of a church with three funds. */
export const createTestBoot = (query: Partial<Boot["query"]> = {}, gateways: PageGateway[] = [STRIPE]): Boot => ({
  page: {
    church: {
      id: "church-1",
      name: "Grace Community Church",
      subDomain: "grace",
      logoLight: "",
      logoDark: "",
      brandColour: "",
      legalName: "Grace Community Church, Inc.",
      taxId: "12-3456789",
      address: ["100 Main Street", "Springfield, IL 62701"],
    },
    money: { currency: "USD", minGift: 0.5, presets: [25, 50, 100, 250] },
    funds: [
      { id: "general", name: "General Fund" },
      { id: "missions", name: "Missions" },
      { id: "building", name: "Building Fund" },
    ],
    gateways,
    today: "2026-11-15",
  },
  language: "en",
  query: { fundId: "", amount: "", frequency: "", campaign: "", ...query },
  apps: { portal: "http://localhost:3000", site: "http://localhost:3001" },
  home: "/grace",
  view: "page",
  givingApi: "/api/giving",
  membershipApi: "/api/membership",
  strings: english,
});
