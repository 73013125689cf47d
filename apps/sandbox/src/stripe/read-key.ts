import type { FastifyRequest } from "fastify";
import { StripeError } from "./stripe-error.ts";

export type Key = { kind: "secret" | "publishable"; account: string };

/** Reads the key of a call. An account's two keys are equal after their prefix, and any such pair is an account. */
export function readKey({ headers }: FastifyRequest): Key {
  const [scheme, value] = (headers.authorization ?? "").split(" ");
  const key =
    scheme?.toLowerCase() === "basic"
      ? (Buffer.from(value ?? "", "base64")
          .toString()
          .split(":")[0] ?? "")
      : value;
  if (!key) {
    throw new StripeError(401, {
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, " +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  const [, kind, account] = /^([spr]k)_((?:sandbox|test)_\w{1,200})$/.exec(key) ?? [];
  if (!kind || !account) throw new StripeError(401, { message: `Invalid API Key provided: ${hide(key)}` });
  return { kind: kind === "pk" ? "publishable" : "secret", account };
}

function hide(key: string): string {
  return `${key.slice(0, 8)}${"*".repeat(Math.max(0, Math.min(20, key.length - 12)))}${key.slice(-4)}`;
}
