import type { Environment } from "@offertory/contract";

/** An account of a church at a payment provider, with its private key open. */
export interface Account {
  churchId: string;
  gatewayId: string;
  environment: Environment;
  publicKey: string;
  privateKey: string;
}
