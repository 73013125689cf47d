export * from "./ask-service.ts";
export * from "./call-errors.ts";
export type * from "./giving-call.ts";
export * from "./open-visitor-call.ts";
