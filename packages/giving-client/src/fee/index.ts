export * from "./use-fee.ts";
