import { defaultRates, type GatewayChange, type GatewaySettings, type Provider } from "@offertory/contract";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { ChangedBy } from "../../../platform/identity/security-change.ts";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { dollarUnits } from "../../../platform/money/gift-amounts.ts";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import { inTransaction, type Gateways, type GatewaysStores } from "../gateways.ts";
import { CurrencyNotTaken, GatewayNotFound, GatewayNotOffered } from "../gateways-errors.ts";
import { queueWebhookRegistration } from "./register-webhook.job.ts";
import { describeSettings, isOffered } from "./describe-gateway.ts";
import { encryptionContext } from "./encryption-context.ts";
import type { TestedGateway } from "./gateway-store.ts";
import { readKeys } from "./read-keys.ts";

type Added = GatewayChange & { provider: Provider };

/** Records the change and notifies administrators, because new keys redirect a church's gifts. It contains no keys. */
const record = (
  { people: { roles } }: Pick<Gateways, "people">,
  tx: OpenTransaction,
  by: ChangedBy,
  kind: "gatewayAdded" | "gatewayKeys" | "gatewaySettings",
  provider: Provider,
) => roles.recordSecurityChange(tx, by, { kind, names: { provider: PROVIDER_PROFILES[provider].name } });

/** Adds a gateway with the keys of the church's account; without keys, a sandbox gateway. */
export async function addGateway(
  context: Pick<Gateways, "connection" | "encryption" | "newId" | "now" | "people" | "sandboxUrl">,
  typed: Added,
  by: ChangedBy,
): Promise<GatewaySettings> {
  const { churchId } = by;
  const { provider, enabled = true, payFees = false } = typed;
  const currency = currencyOf(churchId);
  const { name, takesCurrency } = PROVIDER_PROFILES[provider];
  if (!takesCurrency(currency)) throw new CurrencyNotTaken(name, currency);
  const rates = typed.rates ?? defaultRates(currency, dollarUnits(currency));
  const { environment, publicKey, privateKey } = readKeys(context, provider, typed);
  const id = context.newId();
  const encrypted = context.encryption.encrypt(privateKey, encryptionContext(churchId, id));
  const settings = { environment, publicKey, privateKey: encrypted, enabled, payFees, rates };
  return inTransaction(context, async ({ gateways }, tx) => {
    await record(context, tx, by, "gatewayAdded", provider);
    const gateway = await gateways.add({ churchId, id, provider, ...settings });
    await queueWebhookRegistration(tx, gateway);
    if (typed.takesCards) await chooseForCards(context, gateways, gateway);
    return describe(context, gateways, gateway);
  });
}

/** Throws where donors cannot use the gateway, because it could not take their cards. */
async function chooseForCards(
  context: Pick<Gateways, "now" | "sandboxUrl">,
  gateways: GatewaysStores["gateways"],
  gateway: TestedGateway,
): Promise<void> {
  if (!isOffered(context, gateway)) throw new GatewayNotOffered();
  await gateways.chooseForCards(gateway.churchId, gateway.id, context.now());
}

/** Which gateway takes cards depends on all gateways of the church. */
async function describe(
  context: Pick<Gateways, "sandboxUrl">,
  gateways: GatewaysStores["gateways"],
  { churchId, id }: TestedGateway,
): Promise<GatewaySettings> {
  const settings = describeSettings(context, await gateways.list(churchId)).find((each) => each.id === id);
  if (!settings) throw new GatewayNotFound();
  return settings;
}

/** Changes the fields that were sent. New keys are read as a pair, so that they never belong to two accounts. */
export async function changeGateway(
  context: Gateways,
  id: string,
  typed: GatewayChange,
  by: ChangedBy,
): Promise<GatewaySettings> {
  const { churchId } = by;
  const gateway = await context.gateways.find(churchId, id);
  if (!gateway) throw new GatewayNotFound();
  const publicKey = typed.publicKey?.trim();
  // A new public key alone is refused by `readKeys`: the saved private key may belong to another account.
  const hasNewKeys = typed.privateKey?.trim() || (publicKey && publicKey !== gateway.publicKey);
  const keys = hasNewKeys ? readKeys(context, gateway.provider, typed) : null;
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
    // The new keys may belong to another account, which has no webhook of ours yet and another secret.
    if (keys) {
      await gateways.keepWebhookSecret(changed, "");
      await queueWebhookRegistration(tx, changed);
      await gateways.dropTest(changed);
    }
    if (typed.takesCards) await chooseForCards(context, gateways, changed);
    return describe(context, gateways, changed);
  });
}
