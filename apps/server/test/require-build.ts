import { existsSync } from "node:fs";
import { join } from "node:path";

/** Fails a test file that reads pages of a built app if that app is not built. */
export function requireBuild(app: "portal" | "church-site" | "lessons"): void {
  const page = join(import.meta.dirname, "../..", app, "dist/index.html");
  if (!existsSync(page)) throw new Error(`apps/${app} is not built: run npm run build first.`);
}
