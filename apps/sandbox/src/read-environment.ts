import type { SandboxSettings } from "./sandbox.ts";

/** A setting that cannot be used; the message is one line for the person who started us. */
export class BadSetting extends Error {}

export function readEnvironment(environment: NodeJS.ProcessEnv): SandboxSettings {
  return {
    dataFolder: environment["SANDBOX_DATA"] || ".offertory/sandbox",
    httpPort: readPort(environment, "SANDBOX_PORT", 3003),
    smtpPort: readPort(environment, "SANDBOX_SMTP_PORT", 3004),
    host: environment["SANDBOX_HOST"] || "127.0.0.1",
  };
}

function readPort(environment: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = environment[name];
  if (!text) return usual;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new BadSetting(`${name} is "${text}": it must be a port number from 0 to 65535`);
}
