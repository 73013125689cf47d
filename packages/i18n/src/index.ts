export * from "./amounts.ts";
export * from "./formats.ts";
export * from "./languages.ts";
export * from "./namespaces.ts";
