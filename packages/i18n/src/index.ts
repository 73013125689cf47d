export * from "./amounts.ts";
export * from "./describe-total.ts";
export * from "./currencies.ts";
export * from "./currency-of-country.ts";
export * from "./formats.ts";
export * from "./languages.ts";
export * from "./minor-units.ts";
export * from "./namespaces.ts";
