import { join } from "node:path";
import { refuseClearly } from "../postgres/refusal.ts";
import { findPrograms } from "./find-programs.ts";
import { printWelcome } from "./messages/print-welcome.ts";
import { readSettings } from "./settings/read-settings.ts";
import { runUntilStopped } from "./run-until-stopped.ts";

const root = join(import.meta.dirname, "../..");

await refuseClearly(async () => {
  const began = Date.now();
  const settings = readSettings(process.env, process.argv.slice(2), root);
  const code = await runUntilStopped({
    settings,
    root,
    programs: findPrograms(root),
    env: process.env,
    log: (line) => console.log(line),
    onReady: ({ hasDemo }) => console.log(printWelcome(settings, hasDemo, (Date.now() - began) / 1000)),
  });
  process.exit(code);
});
