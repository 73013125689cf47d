import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, type Language } from "@offertory/i18n";
import { openLanguages } from "@offertory/i18n/server";
import type { FastifyInstance } from "fastify";
import { marked } from "marked";
import { languageOf } from "./language-of.ts";
import { newNonce } from "./new-nonce.ts";
import { once } from "./once.ts";

const GUIDE = join(import.meta.dirname, "../../../../../docs/guide");

interface Article {
  title: string;
  html(): string;
}

/**
 * Serves the guide for church staff (docs/guide): one page per article, by its file's name. The articles are in English;
 * readers of other languages are told so in their own.
 */
export function addHelp(app: FastifyInstance): void {
  const articles = readArticles();

  app.get<{ Params: { article?: string } }>("/help/:article?", async (request, reply) => {
    const name = request.params.article ?? "index";
    const picture = /^[\w-]+\.png$/.test(name) ? join(GUIDE, name) : null;
    if (picture && existsSync(picture))
      return reply.type("image/png").header("cache-control", "public, max-age=300").send(readFileSync(picture));
    const article = articles.get(name);
    if (!article) return reply.callNotFound();
    const nonce = newNonce();
    reply.header(
      "content-security-policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    return reply
      .type("text/html; charset=utf-8")
      .send(pageOf(article, articles, nonce, await noteFor(languageOf(request))));
  });
}

/** Sorts the index first, then getting started and signing in, then the rest by name. */
const rank = (file: string): string =>
  `${["index.md", "getting-started.md", "sign-in.md"].indexOf(file) + 1 || 9}${file}`;

function readArticles(): Map<string, Article> {
  const names = existsSync(GUIDE)
    ? readdirSync(GUIDE)
        .filter((name) => name.endsWith(".md"))
        .sort((one, other) => rank(one).localeCompare(rank(other)))
    : [];
  return new Map(
    names.map((file) => {
      const text = readFileSync(join(GUIDE, file), "utf8");
      const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
      // Links between articles are written for the repository: giving.md becomes /help/giving.
      const html = once(() =>
        marked
          .parse(text, { async: false })
          .replace(/href="(?:\.\/)?([\w-]+)\.md(#[\w-]*)?"/g, 'href="/help/$1$2"')
          .replace(/src="(?:\.\/)?([\w-]+\.png)"/g, 'src="/help/$1"'),
      );
      return [file.slice(0, -3), { title, html }];
    }),
  );
}

async function noteFor(language: Language): Promise<string> {
  if (language === DEFAULT_LANGUAGE) return "";
  const t = (await openLanguages())(language);
  return `<p class="note" lang="${language}">${t("shell:help.inEnglish")}</p>`;
}

const pageOf = (
  { title, html }: Article,
  all: Map<string, Article>,
  nonce: string,
  note: string,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Offertory guide</title>
<style nonce="${nonce}">
:root{color-scheme:light dark;--ink:#23211d;--soft:#625e55;--line:#dcd9d1;--page:#faf9f6;--card:#fff;--brand:#1d5c45}
@media(prefers-color-scheme:dark){:root{--ink:#ece9e2;--soft:#b0aba0;--line:#3b3933;--page:#191815;--card:#22211d;--brand:#7cc6a5}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 Inter,system-ui,sans-serif}
.frame{display:grid;grid-template-columns:minmax(0,1fr);gap:2rem;max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem}
@media(min-width:800px){.frame{grid-template-columns:14rem minmax(0,1fr)}}
nav ul{list-style:none;margin:0;padding:0}nav a{display:block;padding:.35rem .6rem;border-radius:6px;color:var(--soft);text-decoration:none}nav a:hover,nav a:focus-visible{color:var(--ink);background:var(--line)}
main{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.5rem clamp(1rem,4vw,2.5rem)}h1{line-height:1.2;margin-top:0}h2{margin-top:2.2rem;line-height:1.25}a{color:var(--brand)}img{max-width:100%;height:auto;border:1px solid var(--line);border-radius:10px}
.note{margin-top:0;color:var(--soft)}code{background:var(--line);padding:.1em .35em;border-radius:4px;font-size:.9em}pre{overflow:auto;background:var(--line);padding:1rem;border-radius:6px}pre code{background:none;padding:0}table{border-collapse:collapse;display:block;overflow:auto}td,th{border-bottom:1px solid var(--line);padding:.4rem .8rem;text-align:left}
</style></head><body><div class="frame"><nav aria-label="Guide"><ul>${[...all].map(([name, article]) => `<li><a href="/help/${name === "index" ? "" : name}">${article.title}</a></li>`).join("")}</ul></nav><main>${note}${html()}</main></div></body></html>`;
