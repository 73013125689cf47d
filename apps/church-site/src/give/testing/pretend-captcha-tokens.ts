import { vi } from "vitest";

/** Lets the payment provider's script load as if it succeeded, without running anything. */
const settings: unknown = Reflect.get(Reflect.get(window, "happyDOM"), "settings");
Object.assign(settings ?? {}, { handleDisabledFileLoadingAsSuccess: true });

const CHALLENGE = {
  parameters: { algorithm: "PBKDF2/SHA-256", nonce: "00", salt: "00", cost: 1, keyLength: 1, keyPrefix: "" },
  signature: "",
};
export const DECLINED = { error: "declined", raw: { message: "Your card was declined." } };
export const SAVED = { paymentMethod: { id: "pm_1" } };

/** A card frame that is ready at once. */
const pretendStripe = () => ({
  elements: () => ({
    create: () => ({
      mount: () => {},
      on: (event: string, listener: () => void) => (event === "ready" ? listener() : undefined),
      update: () => {},
      focus: () => {},
      destroy: () => {},
    }),
  }),
  createPaymentMethod: async () => ({ paymentMethod: { id: "pm_1" } }),
});

/**
 * Stubs a giving service that gives out numbered captcha tokens and these responses; returns the token of each call.
 */
export function pretendCaptchaTokens(answers: Record<string, object>): string[] {
  let captchaTokens = 0;
  const shown: string[] = [];
  vi.stubGlobal("Stripe", pretendStripe);
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers?: Record<string, string> } = {}) => {
    const call = url.split("?")[0]?.split("/").at(-1) ?? "";
    const captchaToken = headers?.["x-captcha-token"];
    if (captchaToken) shown.push(`${call} ${captchaToken}`);
    if (call === "captcha-challenge") return Response.json(CHALLENGE);
    if (call === "captcha-verify")
      return Response.json({ success: true, captchaToken: `captchaToken-${++captchaTokens}` });
    return Response.json(answers[call] ?? {});
  });
  return shown;
}
