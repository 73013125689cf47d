import type { FastifyInstance } from "fastify";
import { signToken, timeFor } from "./access-tokens.ts";
import { newDebugId } from "../refusal.ts";
import { takeCall, type TextBody } from "../take-call.ts";
import { answerThroughFaults } from "../../payments/answer-through-faults.ts";
import type { World } from "../world.ts";
import { createHash } from "node:crypto";
import type { AccountRow } from "../rows.ts";

/**
 * Only client ids that begin with "sandbox" are accepted, so that a real key that was entered by mistake is refused.
 */
const OWN_ID = /^sandbox[\w-]{0,100}$/;

const SERVER_SECONDS = 32_400;
const BROWSER_SECONDS = 900;
const OLDER_SECONDS = 3_600;

export function tokenRoutes(web: FastifyInstance, world: World): void {
  web.post<{ Body: TextBody | undefined }>("/paypal/v1/oauth2/token", (request, reply) => {
    const broken = { error: "server_error", error_description: "Something broke." };
    const tooMany = { name: "RATE_LIMIT_REACHED", message: "Too many calls.", debug_id: newDebugId() };
    return answerThroughFaults(
      { faults: world.faults, provider: "paypal", request, reply, tooMany, broken },
      async () => {
        const form = new URLSearchParams(request.body?.raw ?? "");
        const { id, secret } = readBasic(request.headers.authorization);
        const account = signIn(world, id, secret);
        if (!account) {
          const error = { error: "invalid_client", error_description: "Client Authentication failed" };
          return { status: 401, body: error };
        }
        if (form.get("grant_type") !== "client_credentials") {
          const error = {
            error: "unsupported_grant_type",
            error_description: "Only client_credentials is known here.",
          };
          return { status: 400, body: error };
        }
        const kind = form.get("response_type") === "client_token" ? "browser" : "server";
        const seconds = kind === "browser" ? BROWSER_SECONDS : SERVER_SECONDS;
        const token = signToken(world, { account: id, for: kind, expires: timeFor(world, kind) + seconds * 1000 });
        await world.saved();
        const body = {
          scope: "https://uri.paypal.com/services/payments/payment openid",
          access_token: token,
          token_type: "Bearer",
          app_id: "APP-SANDBOX",
          expires_in: seconds,
          nonce: `${new Date(world.clock.now()).toISOString()}${newDebugId()}`,
        };
        return { status: 200, body };
      },
    );
  });

  /** The token of the older scripts: base64 of JSON that contains the page's access token. */
  takeCall(web, world, {
    method: "POST",
    path: "/v1/identity/generate-token",
    handle({ account }) {
      const expires = timeFor(world, "browser") + OLDER_SECONDS * 1000;
      const accessToken = signToken(world, { account: account.id, for: "browser", expires });
      const content = { environment: "sandbox", paypal: { accessToken } };
      const token = Buffer.from(JSON.stringify(content)).toString("base64");
      return { status: 200, body: { client_token: token, expires_in: OLDER_SECONDS } };
    },
  });
}

function readBasic(header: string | undefined): { id: string; secret: string } {
  const text = Buffer.from((header ?? "").replace(/^Basic /i, ""), "base64").toString();
  const [id = "", ...secret] = text.split(":");
  return { id, secret: secret.join(":") };
}

/** Returns the account of a client id. The first secret that is used with the id becomes its secret. */
function signIn(world: World, id: string, secret: string): AccountRow | undefined {
  if (!OWN_ID.test(id) || secret === "") return undefined;
  const secretHash = createHash("sha256").update(secret).digest("base64url");
  const known = world.accounts.get(id);
  if (known) return known.secretHash === secretHash ? known : undefined;
  return world.accounts.put(id, { id, secretHash, created: world.clock.now(), vault: true });
}
