export * from "./pretend-server.ts";
export * from "./pretend-sockets.ts";
export * from "./server-answers.ts";
export * from "./some-config.ts";
export * from "./some-message.ts";
export * from "./some-sign-in.ts";
