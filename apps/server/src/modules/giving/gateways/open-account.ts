import type { Giving } from "../giving.ts";
import type { Account } from "../providers/account.ts";
import type { Gateway } from "./gateway-store.ts";
import { encryptionContext } from "./encryption-context.ts";

/** A gateway with its private key open, for the moment of a call to its payment provider. */
export const openAccount = ({ encryption }: Giving, gateway: Gateway): Account => ({
  churchId: gateway.churchId,
  gatewayId: gateway.id,
  environment: gateway.environment,
  publicKey: gateway.publicKey,
  privateKey: encryption.decrypt(gateway.privateKey, encryptionContext(gateway.churchId, gateway.id)),
});
