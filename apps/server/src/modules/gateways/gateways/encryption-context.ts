/** Where a private key is encrypted: copied to another row it opens nothing. */
export const encryptionContext = (churchId: string, gatewayId: string): string => `gateway ${churchId} ${gatewayId}`;
