import type { Gateways } from "../gateways.ts";
import type { Account } from "../../payment-providers/index.ts";
import type { Gateway } from "./gateway-store.ts";
import { encryptionContext } from "./encryption-context.ts";

/** Decrypts the private key of a gateway for a call to its payment provider. */
export const openAccount = ({ encryption }: Pick<Gateways, "encryption">, gateway: Gateway): Account => ({
  churchId: gateway.churchId,
  gatewayId: gateway.id,
  environment: gateway.environment,
  publicKey: gateway.publicKey,
  privateKey: encryption.decrypt(gateway.privateKey, encryptionContext(gateway.churchId, gateway.id)),
});
