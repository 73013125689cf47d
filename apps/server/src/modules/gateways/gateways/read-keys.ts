import type { Environment, GatewayChange, Provider } from "@offertory/contract";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import type { Gateways } from "../gateways.ts";
import { GatewayKeyInvalid, NoSandboxHere } from "../gateways-errors.ts";

export interface Keys {
  environment: Environment;
  publicKey: string;
  privateKey: string;
}

/** Checks the keys that were entered for a gateway; makes keys for the sandbox where none were entered. */
export function readKeys(
  context: Pick<Gateways, "newId" | "sandboxUrl">,
  provider: Provider,
  typed: GatewayChange,
): Keys {
  const publicKey = typed.publicKey?.trim() ?? "";
  const privateKey = typed.privateKey?.trim() ?? "";
  if (!publicKey && !privateKey) return sandboxKeys(context, provider);
  if (/\s/.test(publicKey + privateKey)) throw new GatewayKeyInvalid();
  const environment = PROVIDER_PROFILES[provider].environmentOf(publicKey, privateKey, typed.environment ?? "live");
  if (!environment) throw new GatewayKeyInvalid();
  return { environment, publicKey, privateKey };
}

function sandboxKeys({ sandboxUrl, newId }: Pick<Gateways, "newId" | "sandboxUrl">, provider: Provider): Keys {
  if (sandboxUrl === null) throw new NoSandboxHere();
  const account = newId().replace(/\W/g, "0");
  return { environment: "sandbox", ...PROVIDER_PROFILES[provider].sandboxKeys(account) };
}
