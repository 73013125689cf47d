import type { Environment, GatewayChange, Provider } from "@offertory/contract";
import type { Gateways } from "../gateways.ts";
import { GatewayKeyInvalid, NoSandboxHere } from "../gateways-errors.ts";

export interface Keys {
  environment: Environment;
  publicKey: string;
  privateKey: string;
}

/** The keys of a new gateway: those that were typed, or some for the sandbox where none were. */
export function readKeys(
  giving: Pick<Gateways, "newId" | "sandboxUrl">,
  provider: Provider,
  typed: GatewayChange,
): Keys {
  const publicKey = typed.publicKey?.trim() ?? "";
  const privateKey = typed.privateKey?.trim() ?? "";
  if (!publicKey && !privateKey) return sandboxKeys(giving, provider);
  if (/\s/.test(publicKey + privateKey)) throw new GatewayKeyInvalid();
  return provider === "stripe"
    ? { environment: stripeEnvironment(publicKey, privateKey), publicKey, privateKey }
    : { environment: paypalEnvironment(publicKey, privateKey, typed), publicKey, privateKey };
}

function sandboxKeys({ sandboxUrl, newId }: Pick<Gateways, "newId" | "sandboxUrl">, provider: Provider): Keys {
  if (sandboxUrl === null) throw new NoSandboxHere();
  const account = newId().replace(/\W/g, "0");
  return provider === "stripe"
    ? { environment: "sandbox", publicKey: `pk_sandbox_${account}`, privateKey: `sk_sandbox_${account}` }
    : { environment: "sandbox", publicKey: `sandbox-${account}`, privateKey: `sandbox-secret-${account}` };
}

/** Stripe's keys say themselves what they are; both must say the same, and neither may stand in the other's place. */
function stripeEnvironment(publicKey: string, privateKey: string): Environment {
  const open = /^pk_(live|test)_\w+$/.exec(publicKey)?.[1];
  const closed = /^(?:sk|rk)_(live|test)_\w+$/.exec(privateKey)?.[1];
  if (!open || open !== closed) throw new GatewayKeyInvalid();
  return open === "live" ? "live" : "test";
}

function paypalEnvironment(
  publicKey: string,
  privateKey: string,
  { environment = "live" }: GatewayChange,
): Environment {
  const isKey = (key: string) => /^[\w-]{20,}$/.test(key) && !key.startsWith("sandbox-");
  if (!isKey(publicKey) || !isKey(privateKey)) throw new GatewayKeyInvalid();
  return environment;
}
