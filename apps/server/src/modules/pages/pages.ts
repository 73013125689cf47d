import { join } from "node:path";
import type { Language } from "@offertory/i18n";
import type { FastifyInstance } from "fastify";
import { APP_NAMES, type AppName, type Config } from "../../platform/config/config.ts";
import { pagePolicy, permissionsPolicy } from "../../platform/http/security-headers.ts";
import { addLocales } from "../../platform/pages/add-locales.ts";
import { readAppFiles, type AppFile } from "../../platform/pages/app-files.ts";
import { once } from "../../platform/pages/once.ts";
import type { ReadDonationPage } from "./donation-page.ts";
import type { ReadFormPage } from "./form-page.ts";
import { languageOf } from "../../platform/pages/language-of.ts";
import { newNonce } from "../../platform/pages/new-nonce.ts";
import { addPageMetadata, type ReadPageMetadata } from "../../platform/pages/page-metadata.ts";
import { anyPaymentOrigins } from "./payment-origins.ts";
import { sendFile } from "../../platform/pages/send-file.ts";
import { donationPages, type ReadEmbedOrigins } from "./serve-donation-page.ts";
import { formPages } from "./serve-form-page.ts";
import { sitePages, type ReadSitePage } from "./serve-site-page.ts";
import { hostsFor, originsOf } from "../../platform/pages/service-hosts.ts";
import type { ReadSiteFiles } from "./site-files.ts";
import { VIDEO_PLAYERS } from "./site-policy.ts";
import { whichApp } from "../../platform/pages/which-app.ts";

const APPS = join(import.meta.dirname, "../../../..");
const FOLDER: Record<AppName, string> = { portal: "portal", site: "church-site", lessons: "lessons" };
/** The hosts that the Google Analytics tag reports to. */
const ANALYTICS_HOSTS = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];

/** The paths that the church-site app serves; every other path is a page of a church. */
const APP_PATHS: ReadonlySet<string> = new Set(["/find", "/login", "/logout"]);

/** The functions that read what the pages show. */
export interface PageReaders {
  donationPage: ReadDonationPage;
  embedOrigins: ReadEmbedOrigins;
  formPage: ReadFormPage;
  sitePage: ReadSitePage;
  siteFiles: ReadSiteFiles;
  /** Title and picture for link previews of a lesson. */
  about: ReadPageMetadata;
}

const readFilesOfApps = once(
  (): ReadonlyMap<AppName, Map<string, AppFile>> =>
    new Map(APP_NAMES.map((name) => [name, readAppFiles(join(APPS, FOLDER[name], "dist"))])),
);

/** Serves the three apps: their files, their strings, and their page with its configuration and its nonce. */
export function addPages(app: FastifyInstance, config: Config, read: PageReaders): void {
  const files = readFilesOfApps();
  const localesVersion = addLocales(app);
  const appOf = whichApp(config);
  const sendDonationPage = donationPages(config, join(APPS, FOLDER.site, "dist"), read.donationPage, read.embedOrigins);
  const sendFormPage = formPages(config, join(APPS, FOLDER.site, "dist"), read.formPage);
  const sendSitePage = sitePages(config, join(APPS, FOLDER.site, "dist"), read.sitePage, read.siteFiles);

  app.get("/*", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (path.startsWith("/api/")) return reply.callNotFound();
    const target = appOf(request.headers.host, request.socket.localPort);
    const own = files.get(target.app);
    const file = path === "/index.html" ? undefined : own?.get(path);
    if (file) return sendFile(request, reply, file, { forever: path.startsWith("/assets/") });
    if (target.app === "site") {
      const context = [request, reply, path, target.subDomain] as const;
      // Awaiting a Fastify reply does not yield the reply itself, so each function returns whether it has sent one, and
      // the next runs only if not.
      const isSent =
        (await sendDonationPage(...context)) ||
        (await sendFormPage(...context)) ||
        (!APP_PATHS.has(path) && (await sendSitePage(...context)));
      if (isSent) return reply;
    }
    if (/\.\w{2,5}$/.test(path)) return reply.callNotFound();

    const page = own?.get("/index.html");
    if (!page) return reply.code(503).type("text/plain").send("This app has not been built yet. Run: npm run build");
    const nonce = newNonce();
    const hosts = hostsFor(config);
    const language = languageOf(request);
    // The lessons app takes no payments.
    const payment = target.app === "lessons" ? null : anyPaymentOrigins(config);
    reply.header(
      "content-security-policy",
      pagePolicy({
        nonce,
        connect: [
          ...originsOf(Object.values(hosts)),
          ...(config.analyticsTag ? ANALYTICS_HOSTS : []),
          ...(payment?.connect ?? []),
        ],
        // Lessons may contain pictures from any HTTPS host, and videos, which are framed only when the reader starts
        // one.
        images: [config.apps.portal, ...(payment?.images ?? []), ...(target.app === "lessons" ? ["https:"] : [])],
        // The portal previews the donation page as other websites show it.
        frames: payment
          ? [...payment.frames, ...(target.app === "portal" ? [new URL(config.apps.site).origin] : [])]
          : VIDEO_PLAYERS,
      }),
    );
    if (payment) reply.header("permissions-policy", permissionsPolicy(payment.frames));
    reply.header("cache-control", "no-store").header("vary", "Accept-Language, Cookie");
    const boot = {
      app: target.app,
      mode: config.mode,
      nonce,
      apps: config.apps,
      hosts,
      sandboxUrl: config.sandboxUrl,
      localesVersion,
      analyticsTag: config.analyticsTag,
      support: { documentation: `${config.apps.portal}/help`, forum: config.forumUrl },
      language,
      subDomain: target.subDomain,
    };
    const about = target.app === "lessons" ? await read.about(path) : null;
    const html = addPageMetadata(withBoot(page.plain.toString(), boot, nonce, language), about, config.apps.lessons);
    return reply.type("text/html; charset=utf-8").send(html);
  });
}

/**
 * Adds to an app's index.html: the nonce on every script and style, the configuration, and a preload of the strings.
 */
const withBoot = (html: string, boot: { localesVersion: string }, nonce: string, language: Language): string =>
  html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<(script|link rel="(?:stylesheet|modulepreload)"|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace(
      "</head>",
      `<link rel="preload" as="fetch" crossorigin="anonymous" href="/locales/${language}.json?v=${boot.localesVersion}">
<script type="application/json" id="offertory-config" nonce="${nonce}">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script></head>`,
    );
