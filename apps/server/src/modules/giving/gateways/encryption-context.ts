/** Where a private key is sealed: copied to another row it opens nothing. */
export const placeOf = (churchId: string, gatewayId: string): string => `gateway ${churchId} ${gatewayId}`;
