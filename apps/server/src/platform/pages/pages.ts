import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { chooseLanguage, LANGUAGE_CODES, languageOfTag, type Language } from "@offertory/i18n";
import { browserStrings } from "@offertory/i18n/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { APP_NAMES, SERVICE_NAMES, type AppName, type Config, type ServiceName } from "../config/config.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { fileOf, readAppFiles, type AppFile } from "./app-files.ts";
import { openDonationPage, type ReadDonationPage } from "./donation-page.ts";
import { anyPaymentOrigins, paymentOrigins } from "./payment-origins.ts";
import { sendFile } from "./send-file.ts";
import { sendHtml } from "./send-html.ts";
import { whichApp } from "./which-app.ts";

const APPS = join(import.meta.dirname, "../../../..");
const FOLDER: Record<AppName, string> = { portal: "portal", site: "church-site", lessons: "lessons" };
/** Where the tag of a church that measures its visits reports to. */
const ANALYTICS_HOSTS = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];
const PATH_OF_SERVICE: Partial<Record<ServiceName, string>> = {
  MembershipApi: "/api/membership",
  GivingApi: "/api/giving",
  MessagingApi: "/api/messaging",
  ContentApi: "/api/content",
  MessagingSocket: "/api/messaging/socket",
};

/** Serves the three apps: their files, their strings, and their page with its configuration and its nonce. */
export function addPages(app: FastifyInstance, config: Config, readDonationPage: ReadDonationPage): void {
  const files = new Map<AppName, Map<string, AppFile>>(
    APP_NAMES.map((name) => [name, readAppFiles(join(APPS, FOLDER[name], "dist"))]),
  );
  const strings = new Map(
    LANGUAGE_CODES.map((code) => [code, fileOf("strings.json", Buffer.from(browserStrings(code)))]),
  );
  const localesVersion = createHash("sha256")
    .update([...strings.values()].map(({ etag }) => etag).join())
    .digest("base64url")
    .slice(0, 10);
  const appOf = whichApp(config);
  const drawDonationPage = openDonationPage(join(APPS, FOLDER.site, "dist"));

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>("/locales/:file", async (request, reply) => {
    const language = languageOfTag(request.params.file.replace(/\.json$/, ""));
    const file = language && strings.get(language);
    if (!file) return reply.callNotFound();
    return sendFile(request, reply, file, { forever: request.query.v === localesVersion });
  });

  app.get("/*", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (path.startsWith("/api/")) return reply.callNotFound();
    const asked = appOf(request.headers.host, request.socket.localPort);
    const own = files.get(asked.app);
    const file = path === "/index.html" ? undefined : own?.get(path);
    if (file) return sendFile(request, reply, file, { forever: path.startsWith("/assets/") });
    if (/\.\w{2,5}$/.test(path)) return reply.callNotFound();

    const given = asked.app === "site" && drawDonationPage ? donationPath(path, asked.subDomain) : null;
    const donationPage = given && (await readDonationPage(given.subDomain));
    if (donationPage && drawDonationPage) {
      const nonce = randomBytes(16).toString("base64");
      const givingApi = hostsFor(config)["GivingApi"] ?? "";
      const { connect, images, ...origins } = paymentOrigins(config, donationPage.gateways);
      reply.header(
        "content-security-policy",
        // Nothing runs here but our own script and the payment company's.
        pagePolicy({
          nonce,
          connect: [...originsOf([givingApi]), ...connect],
          images: [config.apps.portal, ...images],
          ...origins,
          bringsScripts: false,
        }),
      );
      reply.header("cache-control", "no-store").header("vary", "Accept-Language, Cookie, Accept-Encoding");
      const asks = new URLSearchParams(request.url.split("?")[1] ?? "");
      const query = {
        fundId: asks.get("fundId") ?? "",
        amount: asks.get("amount") ?? "",
        frequency: asks.get("frequency") ?? "",
      };
      const { apps } = config;
      const language = languageOf(request);
      const html = await drawDonationPage({
        page: donationPage,
        language,
        nonce,
        query,
        apps,
        home: given.home,
        givingApi,
      });
      return sendHtml(request, reply, html);
    }

    const page = own?.get("/index.html");
    if (!page) return reply.code(503).type("text/plain").send("This app has not been built yet. Run: npm run build");
    const nonce = randomBytes(16).toString("base64");
    const hosts = hostsFor(config);
    const language = languageOf(request);
    // Lessons take no money.
    const payment = asked.app === "lessons" ? null : anyPaymentOrigins(config);
    reply.header(
      "content-security-policy",
      pagePolicy({
        nonce,
        connect: [
          ...originsOf(Object.values(hosts)),
          ...(config.analyticsTag ? ANALYTICS_HOSTS : []),
          ...(payment?.connect ?? []),
        ],
        images: [config.apps.portal, ...(payment?.images ?? [])],
        frames: payment?.frames ?? [],
      }),
    );
    reply.header("cache-control", "no-store").header("vary", "Accept-Language, Cookie");
    const boot = {
      app: asked.app,
      mode: config.mode,
      nonce,
      apps: config.apps,
      hosts,
      sandboxUrl: config.sandboxUrl,
      localesVersion,
      analyticsTag: config.analyticsTag,
      support: { documentation: `${config.apps.portal}/help`, forum: config.forumUrl },
      language,
      subDomain: asked.subDomain,
    };
    return reply.type("text/html; charset=utf-8").send(withBoot(page.plain.toString(), boot, nonce, language));
  });
}

/** Whose donation page a path is, and where that church's site begins. */
function donationPath(path: string, subDomain: string | null): { subDomain: string; home: string } | null {
  if (subDomain) return /^\/give\/?$/.test(path) ? { subDomain, home: "/" } : null;
  const named = /^\/([\w-]+)\/give\/?$/.exec(path)?.[1];
  return named ? { subDomain: named, home: `/${named}` } : null;
}

/** The page of an app with its nonce on everything that runs, its configuration, and its strings already on the way. */
const withBoot = (html: string, boot: { localesVersion: string }, nonce: string, language: Language): string =>
  html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<(script|link rel="(?:stylesheet|modulepreload)"|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace(
      "</head>",
      `<link rel="preload" as="fetch" crossorigin="anonymous" href="/locales/${language}.json?v=${boot.localesVersion}">
<script type="application/json" id="offertory-config" nonce="${nonce}">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script></head>`,
    );

/** Where each service is: on the page's own origin unless the environment names another host. */
const hostsFor = ({ serviceHosts }: Config): Record<string, string> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, serviceHosts[name] ?? PATH_OF_SERVICE[name] ?? ""]));

const originsOf = (hosts: readonly string[]): string[] => [
  ...new Set(
    hosts.flatMap((host) => {
      const url = URL.parse(host);
      return url ? [url.origin === "null" ? `${url.protocol}//${url.host}` : url.origin] : [];
    }),
  ),
];

function languageOf(request: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
  const accepted = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((part) => part.split(";")[0]?.trim() ?? "");
  return chooseLanguage(chosen ? [chosen, ...accepted] : accepted);
}
