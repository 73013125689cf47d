import {
  defaultRates,
  likeADollar,
  PROVIDERS,
  RATE_PRESETS,
  type FeeRate,
  type FeeRates,
  type GatewayChange,
  type GatewaySettings,
  type Provider,
} from "@offertory/contract";
import { type Language, pageCurrency, readAmountOrZero, sumUnitsOf, writeAmount } from "@offertory/i18n";
import { PROVIDER_KEYS } from "./provider-keys.ts";

/** A fee rate in the form's fields: percent, the fixed part, and the maximum. */
export interface RateDraft {
  percent: string;
  fixed: string;
  cap: string;
}

export interface GatewayDraft {
  provider: Provider;
  /** Used for PayPal only; Stripe's keys contain their environment. */
  environment: "test" | "live";
  publicKey: string;
  privateKey: string;
  enabled: boolean;
  payFees: boolean;
  card: RateDraft;
  bank: RateDraft;
}

const PRESETS = ["usual", "nonprofit", "paypal"] as const satisfies readonly (keyof typeof RATE_PRESETS)[];
export type Preset = (typeof PRESETS)[number];

/** The published rates for cards. Those for nonprofits and of PayPal are known for dollars only. */
export const presets = (): readonly Preset[] => (pageCurrency() === "USD" ? PRESETS : ["usual"]);
export const rateOfPreset = (name: Preset): FeeRate => (name === "usual" ? startRates().card : RATE_PRESETS[name]);

const MAX_PERCENT = 20;
/** In dollars, or about as much. */
const MAX_FIXED = 10;
const MAX_CAP = 1_000;

/** About a dollar in minor units of the church's currency. */
const dollar = (): number => sumUnitsOf(likeADollar(pageCurrency()));
export const maxFixed = (): number => MAX_FIXED * dollar();
export const maxCap = (): number => MAX_CAP * dollar();

export type GatewayProblem = "publicKey" | "privateKey" | "card" | "bank";

const startRates = (): FeeRates => defaultRates(pageCurrency(), dollar());

export const startGateway = (language: Language, gateway: GatewaySettings | null): GatewayDraft => {
  const { card, bank } = gateway?.rates ?? startRates();
  return {
    provider: gateway?.provider ?? PROVIDERS[0],
    environment: gateway?.environment === "test" ? "test" : "live",
    publicKey: "",
    privateKey: "",
    enabled: gateway?.enabled ?? true,
    payFees: gateway?.payFees ?? false,
    card: draftOfRate(language, card),
    bank: draftOfRate(language, bank),
  };
};

export const draftOfRate = (language: Language, { basisPoints, fixed, cap }: FeeRate): RateDraft => ({
  percent: String(basisPoints / 100),
  fixed: writeAmount(language, fixed),
  cap: cap === null ? "" : writeAmount(language, cap),
});

/** Parses a fee rate; null if a part is invalid or exceeds the limits. */
export function rateOfDraft(language: Language, { percent, fixed, cap }: RateDraft): FeeRate | null {
  const share = /^\d{1,2}([.,]\d{1,2})?$/.test(percent.trim()) ? Number(percent.trim().replace(",", ".")) : null;
  const part = readAmountOrZero(language, fixed);
  const most = cap.trim() === "" ? null : readAmountOrZero(language, cap);
  if (share === null || share > MAX_PERCENT || part === null || part > maxFixed()) return null;
  if (cap.trim() !== "" && (most === null || most > maxCap())) return null;
  return { basisPoints: Math.round(share * 100), fixed: part, cap: most };
}

/** Returns the preset that equals a rate; null for a rate of the church's own contract. */
export function presetOf(language: Language, draft: RateDraft): Preset | null {
  const rate = rateOfDraft(language, draft);
  const isSame = (preset: FeeRate) =>
    rate?.basisPoints === preset.basisPoints && rate.fixed === preset.fixed && rate.cap === preset.cap;
  return presets().find((name) => isSame(rateOfPreset(name))) ?? null;
}

/** Both keys are needed, or none: a new gateway without keys uses the sandbox. */
export function problemsOfGateway(language: Language, draft: GatewayDraft): GatewayProblem[] {
  const [isOpen, isClosed] = [draft.publicKey.trim() !== "", draft.privateKey.trim() !== ""];
  return [
    ...(isClosed && !isOpen ? ["publicKey" as const] : []),
    ...(isOpen && !isClosed ? ["privateKey" as const] : []),
    ...(rateOfDraft(language, draft.card) ? [] : ["card" as const]),
    ...(rateOfDraft(language, draft.bank) ? [] : ["bank" as const]),
  ];
}

/** Returns the request body, with the keys only if both were typed. */
export function changeOfGateway(language: Language, draft: GatewayDraft): GatewayChange {
  const { provider, environment, enabled, payFees } = draft;
  const [publicKey, privateKey] = [draft.publicKey.trim(), draft.privateKey.trim()];
  const keys = publicKey && privateKey ? { publicKey, privateKey } : {};
  const [card, bank] = [rateOfDraft(language, draft.card), rateOfDraft(language, draft.bank)];
  const rates: FeeRates | null = card && bank && { card, bank };
  return {
    enabled,
    payFees,
    ...keys,
    ...("privateKey" in keys && PROVIDER_KEYS[provider].asksEnvironment ? { environment } : {}),
    ...(rates ? { rates } : {}),
  };
}
