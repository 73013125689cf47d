import { isWallet, type Wallet } from "../cards/wallets.ts";

/** Which wallets the device has, if the operator decides it; null where the device does. */
export type DeviceWallets = { named: Wallet[] | null };

/** Reads a list such as `apple_pay,link`, or `none`; undefined when nothing is named. */
export function readWallets(text: string): Wallet[] | undefined {
  return text === "" ? undefined : text.split(",").filter(isWallet);
}
