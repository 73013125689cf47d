import { openSandbox, type Sandbox, type SandboxSettings } from "./sandbox.ts";
import { PortRefused } from "./web/listen.ts";

/** An invalid environment variable; the message is one line for the person who started the sandbox. */
class BadSetting extends Error {}

function readEnvironment(environment: NodeJS.ProcessEnv): SandboxSettings {
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

try {
  const settings = readEnvironment(process.env);
  const sandbox = await openSandbox(settings);
  closeWhenAsked(sandbox);
  if (process.send) process.send({ ready: true, httpPort: sandbox.httpPort, smtpPort: sandbox.smtpPort });
  else console.log(`Offertory sandbox: http://${settings.host}:${sandbox.httpPort} (SMTP on port ${sandbox.smtpPort})`);
} catch (error) {
  console.error(`Offertory sandbox: ${explain(error)}`);
  process.exit(1);
}

function closeWhenAsked(sandbox: Sandbox): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    void sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Offertory sandbox: ${explain(error)}`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
  // If the parent process is killed, it sends no signal; without this the sandbox would keep its ports forever.
  process.on("disconnect", close);
}

function explain(error: unknown): string {
  if (error instanceof PortRefused) {
    return `${error.message}. Stop the program that uses it, or choose others with SANDBOX_PORT and SANDBOX_SMTP_PORT.`;
  }
  if (error instanceof BadSetting) return `${error.message}.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `could not start: ${reason}. Is SANDBOX_DATA a folder that can be written?`;
}
