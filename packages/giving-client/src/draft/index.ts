export * from "./fund-lines.ts";
export * from "./gift-body.ts";
export * from "./gift-draft.ts";
export * from "./gift-lines.ts";
export * from "./restore-draft.ts";
