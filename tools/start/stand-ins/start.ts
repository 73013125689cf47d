import { join } from "node:path";
import { refuseClearly } from "../../postgres/refusal.ts";
import { printWelcome } from "../messages/print-welcome.ts";
import { readSettings } from "../settings/read-settings.ts";
import { runUntilStopped } from "../run-until-stopped.ts";

/** `npm start` with small programs in place of the real ones. */
await refuseClearly(async () => {
  const settings = readSettings(process.env, process.argv.slice(2), "/");
  const program = (name: string) => join(import.meta.dirname, `${name}.ts`);
  const code = await runUntilStopped({
    settings,
    root: settings.dataFolder,
    programs: {
      migrate: program("migrate"),
      makeDemo: program("make-demo"),
      sandbox: program("sandbox"),
      server: program("server"),
    },
    env: process.env,
    log: (line) => console.log(line),
    onReady: ({ hasDemo }) => console.log(printWelcome(settings, hasDemo, process.uptime())),
  });
  process.exit(code);
});
