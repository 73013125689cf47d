/** The associated data of encryption: a secret that was copied to another gateway's row cannot be decrypted there. */
export const encryptionContext = (churchId: string, gatewayId: string): string => `gateway ${churchId} ${gatewayId}`;
