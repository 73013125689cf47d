import { join } from "node:path";
import { refuseClearly } from "../postgres/refusal.ts";
import { showProgress } from "../start/messages/show-progress.ts";
import { buildApps } from "./build-apps.ts";

await refuseClearly(async () => {
  const force = process.argv.includes("--force");
  const built = await buildApps({ root: join(import.meta.dirname, "../.."), force, show: showProgress });
  if (built.length === 0) console.log("Everything is built already.");
});
