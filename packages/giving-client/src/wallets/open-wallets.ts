import { loadProvider } from "../card-entry/load-provider.ts";
import type { Wallets, WalletsTarget } from "./wallets.ts";

/** Draws the wallets of this device on the page; null where it has none, or the provider's script cannot be loaded. */
export async function openWallets(target: WalletsTarget): Promise<Wallets | null> {
  try {
    const { openWallets: open } = await loadProvider(target.gateway);
    return (await open?.(target)) ?? null;
  } catch {
    // The other ways to pay say what is wrong with their own scripts.
    return null;
  }
}
