import { addCard, chargeGift, makeCaptchaChallenge, verifyCaptcha } from "@offertory/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { TestServer } from "../../../../test/test-server.ts";
import type { createTestDonor } from "./test-giving.ts";

/** The header of a client's address; it needs `testGiving({ trustedProxies: ["127.0.0.1"] })`. */
export const from = (address: string): Record<string, string> => ({ "x-forwarded-for": address });

/** Solves a captcha challenge and returns the token that the widget would send. */
export async function solveCaptcha(server: TestServer, churchId?: string): Promise<string> {
  const { body } = await server.call(makeCaptchaChallenge, { query: churchId ? { churchId } : {} });
  const challenge = JSON.parse(JSON.stringify({ parameters: body.parameters, signature: body.signature }));
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** Returns a token of the sandbox's reCAPTCHA. */
export async function recaptchaToken(sandboxUrl: string, version: "2" | "3"): Promise<string> {
  const response = await fetch(`${sandboxUrl}/recaptcha/browser/token`, {
    method: "POST",
    body: `version=${version}&action=give`,
  });
  const { token }: { token: string } = JSON.parse(await response.text());
  return token;
}

type GuestChurch = Pick<Awaited<ReturnType<typeof createTestDonor>>, "churchId" | "fund" | "gateway">;

/** Returns the calls of a guest on a church's donation page. */
export function createTestGuest(server: TestServer, { churchId, fund, gateway }: GuestChurch, address = "127.0.0.1") {
  const email = "guest@example.org";
  const headers = (captchaToken: string | undefined, more: Record<string, string> = {}) => ({
    ...from(address),
    ...(captchaToken && { "x-captcha-token": captchaToken }),
    ...more,
  });
  return {
    email,
    captchaToken: async (): Promise<string> => {
      const token = await solveCaptcha(server);
      const { body } = await server.call(verifyCaptcha, { body: { token, carried: true }, headers: from(address) });
      return body.captchaToken ?? "";
    },
    saveCard: (captchaToken?: string, more: Record<string, unknown> = {}) =>
      server.call(addCard, {
        headers: headers(captchaToken),
        body: {
          id: "pm_card_visa",
          churchId,
          email,
          name: "Gus Guest",
          provider: "stripe",
          gatewayId: gateway.id,
          ...more,
        },
      }),
    give: (
      amount: number,
      card: string,
      captchaToken?: string,
      { key, ...more }: { key?: string; [field: string]: unknown } = {},
    ) =>
      server.call(chargeGift, {
        headers: headers(captchaToken, key ? { "idempotency-key": key } : {}),
        body: {
          amount,
          id: card,
          type: "card",
          churchId,
          funds: [{ id: fund.id, amount }],
          person: { id: "not-believed", email, name: { display: "Gus Guest" } },
          provider: "stripe",
          gatewayId: gateway.id,
          ...more,
        },
      }),
  };
}
