import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Provider, PROVIDERS } from "../../../packages/contract/src/giving/payments/gateway.ts";
import { paymentOrigins } from "../../../apps/server/src/modules/pages/payment-origins.ts";
import type { CheckResult } from "../check-result.ts";

type Origins = Record<"scripts" | "frames" | "connect" | "images", readonly string[]>;

/**
 * The scripts that may run where cards are entered, on the donation page and on a form's page, with the reason: ours by
 * name, those of payment providers by origin.
 */
export interface Inventory {
  own: Record<string, string>;
  providers: Record<Provider, Origins & { script: string }>;
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const LIST = "tools/check/scripts/donation-page-scripts.json";
const INVENTORY_PAGE = "docs/scripts.md";
const DIST = "apps/church-site/dist";
/** With the maximum gzipped size of each page's first render. */
const PAGES = [
  { name: "give", called: "donation page", most: 90_000 },
  { name: "form", called: "page of a form", most: 110_000 },
];

/** The gzipped script that other websites load to show the donation page. */
const GIVE_SCRIPT = { file: "give.js", most: 4000 };

/** Compares the scripts of the public pages with the inventory, and their size with the limits. */
export function checkScripts(root: string): CheckResult {
  const inventory: Inventory = JSON.parse(readFileSync(join(root, LIST), "utf8"));
  const page = existsSync(join(root, INVENTORY_PAGE)) ? readFileSync(join(root, INVENTORY_PAGE), "utf8") : "";
  const dist = join(root, DIST);
  const manifestOf = (name: string) => join(dist, ".vite", `${name}.json`);
  if (!PAGES.every(({ name }) => existsSync(manifestOf(name))))
    return { problems: ["The public pages have not been built: npm run build"] };
  const built = PAGES.map(({ name, called, most }) => {
    const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestOf(name), "utf8"));
    return { called, most, chunks: Object.values(manifest), bytes: bytesAtFirst(dist, manifest) };
  });
  const giveScript = gzipSync(readFileSync(join(dist, GIVE_SCRIPT.file)), { level: 9 }).length;
  const allowed = { stripe: originsOf("stripe"), paypal: originsOf("paypal") };
  return {
    problems: [
      ...compareOwn(
        inventory,
        built.flatMap(({ chunks }) => chunks),
      ),
      ...compareProviders(inventory, allowed),
      ...missingOn(page, inventory),
      ...built
        .filter(({ bytes, most }) => bytes > most)
        .map(({ called, bytes, most }) => `The ${called} weighs ${kilobytes(bytes)}, more than ${kilobytes(most)}`),
      ...(giveScript > GIVE_SCRIPT.most
        ? [`${GIVE_SCRIPT.file} weighs ${kilobytes(giveScript)}, more than ${kilobytes(GIVE_SCRIPT.most)}`]
        : []),
    ],
    note: `gzipped, ${built.map(({ called, bytes }) => `${called} ${kilobytes(bytes)}`).join(", ")}, ${GIVE_SCRIPT.file} ${kilobytes(giveScript)}; ${Object.keys(inventory.own).length} kinds of own scripts, ${Object.keys(inventory.providers).join(" and ")}`,
  };
}

/** The name of a built file without its hash. */
const kindOf = (file: string): string => file.replace(/^assets\//, "").replace(/-[\w-]{8}\.js$/, "");

export function compareOwn({ own }: Pick<Inventory, "own">, chunks: readonly { file: string }[]): string[] {
  const built = new Set(chunks.filter(({ file }) => file.endsWith(".js")).map(({ file }) => kindOf(file)));
  return [
    ...[...built]
      .filter((kind) => !(kind in own))
      .map((kind) => `${kind}.js runs on a page where cards are typed: say why in ${LIST}`),
    ...Object.keys(own)
      .filter((kind) => !built.has(kind))
      .map((kind) => `${kind}.js is in ${LIST}, and was not built`),
  ];
}

export function compareProviders(
  { providers }: Pick<Inventory, "providers">,
  allowed: Record<Provider, Origins>,
): string[] {
  return PROVIDERS.flatMap((provider) =>
    (["scripts", "frames", "connect", "images"] as const).flatMap((kind) => {
      const [is, listed] = [allowed[provider][kind], providers[provider][kind]];
      return [
        ...is
          .filter((origin) => !listed.includes(origin))
          .map((origin) => `${origin} (${kind} of ${provider}) is not in ${LIST}`),
        ...listed
          .filter((origin) => !is.includes(origin))
          .map((origin) => `${origin} (${kind} of ${provider}) is in ${LIST} and not allowed`),
      ];
    }),
  );
}

/** Returns what the inventory lists and the documentation page does not name. */
export function missingOn(page: string, { own, providers }: Inventory): string[] {
  const origins = Object.values(providers).flatMap(({ script, scripts, frames, connect, images }) => [
    script,
    ...[scripts, frames, connect, images].flat(),
  ]);
  return [...new Set([...Object.keys(own), ...origins])]
    .filter((name) => !page.includes(`\`${name}\``))
    .map((name) => `${INVENTORY_PAGE} does not name ${name}`);
}

const originsOf = (provider: Provider): Origins => paymentOrigins({ sandboxUrl: null }, [{ provider, sandbox: false }]);

/** Returns the gzipped size of the page's entry, its static imports and their style sheets. */
function bytesAtFirst(dist: string, manifest: Record<string, Chunk>): number {
  const files = new Set<string>();
  const waiting = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
