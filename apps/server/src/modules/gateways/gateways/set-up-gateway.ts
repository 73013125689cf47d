import { DEFAULT_RATES, type GatewayChange, type GatewaySettings, type Provider } from "@offertory/contract";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { ChangedBy } from "../../../platform/identity/security-change.ts";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import { inTransaction, type Gateways } from "../gateways.ts";
import { GatewayNotFound } from "../gateways-errors.ts";
import { registerWebhookSoon } from "./register-webhook.job.ts";
import { describeSettings } from "./describe-gateway.ts";
import { encryptionContext } from "./encryption-context.ts";
import { readKeys } from "./read-keys.ts";

type Added = GatewayChange & { provider: Provider };

/** Administrators are told, so that nobody sends a church's gifts elsewhere unseen. The keys themselves stay out of it. */
const record = (
  { people: { roles } }: Pick<Gateways, "people">,
  tx: OpenTransaction,
  by: ChangedBy,
  kind: "gatewayAdded" | "gatewayKeys" | "gatewaySettings",
  provider: Provider,
) => roles.recordSecurityChange(tx, by, { kind, names: { provider: PROVIDER_PROFILES[provider].name } });

/** Connects a payment provider by the keys of the church's account there; without keys, the sandbox in its place. */
export async function addGateway(
  context: Pick<Gateways, "connection" | "encryption" | "newId" | "people" | "sandboxUrl">,
  typed: Added,
  by: ChangedBy,
): Promise<GatewaySettings> {
  const { churchId } = by;
  const { provider, enabled = true, payFees = false, rates = DEFAULT_RATES } = typed;
  const { environment, publicKey, privateKey } = readKeys(context, provider, typed);
  const id = context.newId();
  const encrypted = context.encryption.encrypt(privateKey, encryptionContext(churchId, id));
  const settings = { environment, publicKey, privateKey: encrypted, enabled, payFees, rates };
  return inTransaction(context, async ({ gateways }, tx) => {
    await record(context, tx, by, "gatewayAdded", provider);
    const gateway = await gateways.add({ churchId, id, provider, ...settings });
    await registerWebhookSoon(tx, gateway);
    return describeSettings(context, gateway);
  });
}

/** Changes what was sent. New keys come in pairs, so that nothing is ever half one account and half another. */
export async function changeGateway(
  context: Gateways,
  id: string,
  typed: GatewayChange,
  by: ChangedBy,
): Promise<GatewaySettings> {
  const { churchId } = by;
  const gateway = await context.gateways.find(churchId, id);
  if (!gateway) throw new GatewayNotFound();
  const keys = typed.privateKey?.trim() ? readKeys(context, gateway.provider, typed) : null;
  const change = {
    environment: keys?.environment ?? gateway.environment,
    publicKey: keys?.publicKey ?? gateway.publicKey,
    privateKey: keys
      ? context.encryption.encrypt(keys.privateKey, encryptionContext(churchId, id))
      : gateway.privateKey,
    enabled: typed.enabled ?? gateway.enabled,
    payFees: typed.payFees ?? gateway.payFees,
    rates: typed.rates ?? gateway.rates,
  };
  return inTransaction(context, async ({ gateways }, tx) => {
    await record(context, tx, by, keys ? "gatewayKeys" : "gatewaySettings", gateway.provider);
    const changed = await gateways.change(churchId, id, change);
    // Another account tells us nothing yet, and its secret is another.
    if (keys) {
      await gateways.keepWebhookSecret(changed, "");
      await registerWebhookSoon(tx, changed);
    }
    return describeSettings(context, changed);
  });
}
