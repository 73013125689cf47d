/** @typedef {"apple_pay" | "google_pay" | "link"} Wallet */

/**
 * The wallets that the script's address or the sandbox's operator names, written here when the script is served;
 * null where the device decides.
 * @type {Wallet[] | null}
 */
const NAMED_WALLETS = null;

/**
 * Returns the wallets of this device, first the ones that it prefers.
 * @returns {Wallet[]}
 */
export function offeredWallets() {
  if (NAMED_WALLETS) return NAMED_WALLETS;
  const { userAgent } = navigator;
  const isSafari = /Safari\//.test(userAgent) && !/Chrom|Android|CriOS|FxiOS|EdgiOS/.test(userAgent);
  return isSafari ? ["apple_pay", "link"] : ["google_pay", "link"];
}
