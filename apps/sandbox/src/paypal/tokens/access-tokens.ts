import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isObject } from "../read-json.ts";
import type { World } from "../world.ts";

/** `server` may call everything; `browser` only what card fields need. */
export type Token = { account: string; for: "server" | "browser"; expires: number };

/** Tokens carry their content with a signature, so that they survive a restart without being stored. */
export function signToken(world: World, token: Token): string {
  const content = Buffer.from(JSON.stringify({ ...token, n: randomBytes(6).toString("hex") })).toString("base64url");
  return `A21AA${content}.${sign(world, content)}`;
}

export function openToken(world: World, text: string): Token | undefined {
  const [content = "", signature = ""] = text.replace(/^A21AA/, "").split(".");
  const expected = Buffer.from(sign(world, content));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const token: unknown = JSON.parse(Buffer.from(content, "base64url").toString());
  if (!isObject(token) || typeof token["account"] !== "string") return undefined;
  const kind = token["for"] === "server" ? "server" : "browser";
  const expires = Number(token["expires"]);
  return expires > timeFor(world, kind) ? { account: token["account"], for: kind, expires } : undefined;
}

/**
 * Server tokens expire by the real time: the server caches them for hours by its own clock, so moving the sandbox's
 * clock must not end them. Page tokens expire by the sandbox's clock, so that their expiry can be tested.
 */
export function timeFor(world: World, kind: Token["for"]): number {
  return kind === "server" ? Date.now() : world.clock.now();
}

function sign(world: World, content: string): string {
  const key = world.keys.get("tokens") ?? world.keys.put("tokens", newKey());
  return createHmac("sha256", key.value).update(content).digest("base64url");
}

const newKey = () => ({ id: "tokens", value: randomBytes(32).toString("base64url") });
