import type { Environment } from "@offertory/contract";

/** A church's account at a payment provider, with its private key decrypted. */
export interface Account {
  churchId: string;
  gatewayId: string;
  environment: Environment;
  publicKey: string;
  privateKey: string;
}
