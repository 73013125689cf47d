import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../postgres/refusal.ts";
import { hashSources } from "./hash-sources.ts";

export const apps = ["portal", "church-site", "lessons"];

type BuildApps = {
  root: string;
  force?: boolean;
  show?: (what: string) => (isDone: boolean) => void;
  signal?: AbortSignal;
};

/** Builds each app whose sources changed since its last build; returns the names of those it built. */
export async function buildApps({ root, force = false, show = () => () => {}, signal }: BuildApps): Promise<string[]> {
  const built: string[] = [];
  for (const app of apps) {
    const folder = join(root, "apps", app);
    if (!existsSync(join(folder, "index.html"))) continue;
    const stamp = join(folder, "dist/.stamp");
    const sources = hashSources(root, app);
    if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) continue;
    rmSync(stamp, { force: true });
    const hide = show(`Building ${app}`);
    let problem: string | undefined;
    for (const args of [[], ...publicPageBuilds(folder)]) problem ??= await runVite(root, folder, args, signal);
    hide(!problem);
    if (problem) throw new Refusal(`${problem}\nThe app ${app} could not be built: its words are above.`);
    writeFileSync(stamp, sources);
    built.push(app);
  }
  return built;
}

const PUBLIC_PAGES = { give: "donation-page-config.ts", form: "form-page-config.ts", site: "site-page-config.ts" };

/**
 * The donation page, a form's page and the pages of a church's site have their own builds, two each: for the browser,
 * and for the server that renders them.
 */
export function publicPageBuilds(folder: string): string[][] {
  return Object.entries(PUBLIC_PAGES)
    .filter(([name]) => existsSync(join(folder, "src", name, "main.tsx")))
    .flatMap(([, file]) => {
      const config = ["--config", join(import.meta.dirname, file)];
      return [config, [...config, "--ssr"]];
    })
    .concat(
      existsSync(join(folder, "src/embed/main.ts"))
        ? [["--config", join(import.meta.dirname, "give-script-config.ts")]]
        : [],
    );
}

function runVite(
  root: string,
  folder: string,
  args: string[],
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn", ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal ? { signal } : {}),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0 ? undefined : output.trim() || `vite ended with ${String(code)}`));
  });
}
