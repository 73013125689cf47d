import type {
  Batch,
  ChurchDonation,
  ChurchRecurring,
  Fund,
  GatewaySettings,
  KeptFund,
  Payout,
  PendingGift,
  Reconciliation,
} from "@offertory/contract";
import { DEFAULT_RATES } from "@offertory/contract";

/** A donation for tests; a test passes only the fields that matter to it. */
export const makeGift = (parts: Partial<ChurchDonation> = {}): ChurchDonation => ({
  id: "gift-1",
  batchId: "batch-1",
  donationDate: "2026-11-08",
  donatedAt: "2026-11-08T15:00:00.000Z",
  person: { id: "ruth", name: "Ruth Boaz" },
  amount: 50,
  coveredFee: 0,
  providerFee: 1.75,
  refunded: 0,
  method: "card",
  methodDetails: "visa 4242",
  campaign: null,
  provider: "stripe",
  recurring: false,
  notes: "",
  status: "succeeded",
  funds: [{ id: "general", name: "General Fund", amount: 50 }],
  ...parts,
});

export const makeBatch = (parts: Partial<Batch> = {}): Batch => ({
  id: "batch-1",
  name: "Sunday offering",
  batchDate: "2026-11-08",
  online: false,
  closed: false,
  donationCount: 0,
  totalAmount: 0,
  expectedTotal: null,
  ...parts,
});

export const makeFund = (parts: Partial<Fund> = {}): Fund => ({
  id: "general",
  churchId: "church-grace",
  name: "General Fund",
  taxDeductible: true,
  ...parts,
});

export const makeGateway = (parts: Partial<GatewaySettings> = {}): GatewaySettings => ({
  id: "gateway-1",
  provider: "stripe",
  publicKey: "pk_sandbox_1",
  enabled: true,
  payFees: false,
  takesCards: true,
  currency: "usd",
  productId: "",
  sandbox: true,
  scriptUrl: null,
  capabilities: {
    keepsCards: true,
    takesBanks: true,
    cardEntry: "stripe-elements",
    fundingSources: [],
    takesWallets: true,
  },
  churchId: "church-grace",
  environment: "sandbox",
  hasPrivateKey: true,
  lastTest: null,
  rates: DEFAULT_RATES,
  ...parts,
});

export const makeComparison = (parts: Partial<Reconciliation> = {}): Reconciliation => ({
  id: "comparison-1",
  gatewayId: "gateway-1",
  from: "2026-11-01",
  to: "2026-11-08",
  status: "done",
  askedBy: null,
  transactions: 12,
  theirNet: 480.5,
  ourNet: 480.5,
  repaired: 0,
  open: 0,
  startedAt: "2026-11-09T03:00:00.000Z",
  endedAt: "2026-11-09T03:00:05.000Z",
  ...parts,
});

export const makeKeptFund = (parts: Partial<KeptFund> = {}): KeptFund => ({
  ...makeFund(),
  closedAt: null,
  ...parts,
});

export const makePending = (parts: Partial<PendingGift> = {}): PendingGift => ({
  id: "intent-1",
  person: { id: "ruth", name: "Ruth Boaz" },
  status: "processing",
  since: "2026-11-06T15:00:00.000Z",
  amount: 60,
  method: "bank",
  methodDetails: "STRIPE TEST BANK 6789",
  provider: "stripe",
  recurring: false,
  funds: [{ id: "general", name: "General Fund", amount: 60 }],
  ...parts,
});

export const makeRecurring = (parts: Partial<ChurchRecurring> = {}): ChurchRecurring => ({
  id: "recurring-1",
  person: { id: "ruth", name: "Ruth Boaz" },
  state: "active",
  amount: 25,
  interval: "month",
  intervalCount: 1,
  funds: [{ id: "general", name: "General Fund", amount: 25 }],
  method: "card",
  methodDetails: "visa 4242",
  provider: "stripe",
  since: "2026-01-08",
  nextDay: "2026-12-08",
  skippedDate: null,
  pausedUntil: null,
  endsOn: null,
  endedAt: null,
  endReason: "",
  trouble: null,
  ...parts,
});

export const makePayout = (parts: Partial<Payout> = {}): Payout => ({
  id: "txn_1",
  payoutId: "po_1",
  gatewayId: "gateway-1",
  at: "2026-11-07T00:00:00.000Z",
  amount: 50.22,
  lines: 2,
  ours: 50.22,
  comparedAt: "2026-11-08T08:00:00.000Z",
  ...parts,
});
