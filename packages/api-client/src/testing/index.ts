export * from "./pretend-server.ts";
export * from "./some-config.ts";
export * from "./some-sign-in.ts";
