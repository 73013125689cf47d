import { USUAL_RATES, type GatewayChange, type GatewaySettings, type Provider } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { GatewayNotFound } from "../giving-errors.ts";
import { describeSettings } from "./describe-gateway.ts";
import type { Gateway } from "./gateway-store.ts";
import { openAccount } from "./open-account.ts";
import { placeOf } from "./place-of.ts";
import { readKeys } from "./read-keys.ts";

type Added = GatewayChange & { provider: Provider };

/** Connects a payment company by the keys of the church's account there; without keys, the sandbox in its place. */
export async function addGateway(giving: Giving, typed: Added, { churchId }: Caller): Promise<GatewaySettings> {
  const { provider, enabled = true, payFees = false, rates = USUAL_RATES } = typed;
  const { environment, publicKey, privateKey } = readKeys(giving, provider, typed);
  const id = giving.newId();
  const sealed = giving.sealing.seal(privateKey, placeOf(churchId, id));
  const settings = { environment, publicKey, privateKey: sealed, enabled, payFees, rates };
  const gateway = await giving.gateways.add({ churchId, id, provider, ...settings });
  await askToBeTold(giving, gateway);
  return describeSettings(giving, gateway);
}

/** The company tells us what happens at our own address; where she cannot be asked now, we ask her instead, as we do behind a router. */
async function askToBeTold(giving: Giving, gateway: Gateway): Promise<void> {
  const { churchId, id, provider } = gateway;
  try {
    const url = `${giving.appUrls.portal}/api/giving/webhooks/${provider}/${id}`;
    const secret = await giving.providers[provider].webhooks.register(openAccount(giving, gateway), url);
    await giving.gateways.keepWebhookSecret(gateway, giving.sealing.seal(secret, placeOf(churchId, id)));
  } catch {
    // Nothing is lost: the worker asks about every gift that is open.
  }
}

/** Changes what was sent. New keys come in pairs, so that nothing is ever half one account and half another. */
export async function changeGateway(
  giving: Giving,
  id: string,
  typed: GatewayChange,
  { churchId }: Caller,
): Promise<GatewaySettings> {
  const gateway = await giving.gateways.find(churchId, id);
  if (!gateway) throw new GatewayNotFound();
  const keys = typed.privateKey?.trim() ? readKeys(giving, gateway.provider, typed) : null;
  const changed = await giving.gateways.change(churchId, id, {
    environment: keys?.environment ?? gateway.environment,
    publicKey: keys?.publicKey ?? gateway.publicKey,
    privateKey: keys ? giving.sealing.seal(keys.privateKey, placeOf(churchId, id)) : gateway.privateKey,
    enabled: typed.enabled ?? gateway.enabled,
    payFees: typed.payFees ?? gateway.payFees,
    rates: typed.rates ?? gateway.rates,
  });
  return describeSettings(giving, changed);
}
