export * from "./open-wallets.ts";
export type * from "./wallets.ts";
