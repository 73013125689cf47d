import type { Twin } from "../twin.ts";

const HTTP = "apps/server/src/platform/http";
const FRONT_DOOR = `${HTTP}/front-door.test.ts`;
const HEADERS = `${HTTP}/security-headers.ts`;
const PAGES = "apps/server/src/platform/pages/pages.ts";
const DONATION_PAGE_TEST = "apps/server/src/platform/pages/donation-page.test.ts";
const PAGES_TEST = "apps/server/src/platform/pages/pages.test.ts";
const LOGGER = "apps/server/src/platform/observe/logger.ts";
const LOG_TEST = "apps/server/src/platform/observe/log-secrets.test.ts";
const CONFIG = "apps/server/src/platform/config/config.ts";
const CONFIG_TEST = "apps/server/src/platform/config/config.test.ts";
const DEMO_TEST = "apps/server/src/demo/begin-demo.test.ts";

const origins = {
  test: FRONT_DOOR,
  title: "pages of our own apps and of the allow-list may call; others are told nothing",
};
const headers = {
  file: HEADERS,
  test: FRONT_DOOR,
  title: "every answer carries them, and an answer of the API is never kept",
};
const page = { test: PAGES_TEST, title: "a page runs only scripts that carry its nonce, which is new every time" };

/** What holds for every call and every page. */
export const PLATFORM_TWINS: Twin[] = [
  {
    guard: "Jobs of a living process are left to it",
    file: "apps/server/src/platform/jobs/free-orphans.ts",
    find: "as seen where pg_try_advisory_xact_lock(hashtextextended('${keyOf(\"\")}' || locked_by, 0))",
    replace: "as seen",
    test: "apps/server/src/platform/jobs/jobs.test.ts",
    title: "jobs that a killed process had taken are free again; those of a living one are not",
  },
  {
    guard: "Only pages of listed origins may call",
    file: `${HTTP}/cors.ts`,
    find: "allowed.has(origin) ||",
    replace: "true ||",
    ...origins,
  },
  {
    guard: "In production other pages of the machine may not call",
    file: "apps/server/src/app.ts",
    find: 'anyLocalhost: config.mode !== "production",',
    replace: "anyLocalhost: true,",
    ...origins,
  },
  {
    guard: "A host that begins like this machine is not this machine",
    file: `${HTTP}/cors.ts`,
    find: "(?::\\d+)?$/i",
    replace: "(?::\\d+)?/i",
    test: FRONT_DOOR,
    title: "on a demo machine any page of the machine may call, and no other",
  },
  {
    guard: "A body is at most a megabyte",
    file: `${HTTP}/build-http.ts`,
    find: "bodyLimit: ONE_MEGABYTE,",
    replace: "bodyLimit: 100 * ONE_MEGABYTE,",
    test: FRONT_DOOR,
    title: "malformed, oversized and foreign bodies are refused in our own words",
  },
  { guard: "No page of ours is shown within another", find: '"x-frame-options": "DENY",', replace: "", ...headers },
  {
    guard: "Browsers do not guess what an answer is",
    find: '"x-content-type-options": "nosniff",',
    replace: "",
    ...headers,
  },
  {
    guard: "Addresses with a token in them go to nobody else",
    find: '"referrer-policy": "same-origin",',
    replace: "",
    ...headers,
  },
  {
    guard: "Answers of the API are not kept",
    find: 'reply.header("cache-control", "no-store");',
    replace: "reply;",
    ...headers,
  },
  {
    guard: "Behind HTTPS browsers are told to stay there",
    file: HEADERS,
    find: '...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),',
    replace: "",
    test: PAGES_TEST,
    title: "behind HTTPS browsers are told to stay there, and on a plain machine they are not",
  },
  {
    guard: "Only scripts with the page's nonce run",
    file: HEADERS,
    find: "`script-src 'nonce-${nonce}'",
    replace: "`script-src 'unsafe-inline' * 'nonce-${nonce}'",
    ...page,
  },
  {
    guard: "On the donation page a script brings others from the payment company only",
    file: "apps/server/src/platform/pages/open-light-answer.ts",
    find: "bringsScripts: false,",
    replace: "bringsScripts: true,",
    test: DONATION_PAGE_TEST,
    title: "the donation page comes drawn, and runs nothing but its own script and the payment company's",
  },
  {
    guard: "Pages frame nobody but the payment companies, and lessons nobody at all",
    file: PAGES,
    find: 'asked.app === "lessons" ? null :',
    replace: "",
    test: PAGES_TEST,
    title: "card entry is framed from the payment companies and from nowhere else",
  },
  {
    guard: "A page's nonce is new every time",
    file: "apps/server/src/platform/pages/new-nonce.ts",
    find: 'randomBytes(16).toString("base64")',
    replace: '"bm90IHJhbmRvbSBhdCBhbGw="',
    ...page,
  },
  {
    guard: "What the contract does not name stays inside",
    file: `${HTTP}/serve.ts`,
    find: "compressAnswer(request, reply, write(answered))",
    replace: "JSON.stringify(answered)",
    test: "apps/server/src/modules/accounts/users/register-user.test.ts",
    title: "S7.01 S5.03 registering makes an account with trimmed names",
  },
  {
    guard: "What went wrong inside is not told outside",
    file: `${HTTP}/answer-error.ts`,
    find: 'return send(reply, 500, "unexpected", englishError("unexpected"));',
    replace: 'return send(reply, 500, "unexpected", error instanceof Error ? error.message : "");',
    test: `${HTTP}/inside-stays-inside.test.ts`,
    title: "what went wrong inside is told as a refusal without a word of the inside",
  },
  {
    guard: "Numbers of the inside are for this machine only",
    file: "apps/server/src/platform/observe/observe.ts",
    find: "if (!direct && !named)",
    replace: "if (false)",
    test: FRONT_DOOR,
    title: "metrics are for this machine and for who has the token",
  },
  {
    guard: "A visitor behind the proxy is not this machine",
    file: "apps/server/src/platform/observe/observe.ts",
    find: '&&\n      !request.headers["x-forwarded-for"]',
    replace: "",
    test: FRONT_DOOR,
    title: "metrics are for this machine and for who has the token",
  },
  {
    guard: "The log of answers holds no query",
    file: "apps/server/src/platform/observe/observe.ts",
    find: "path: route,",
    replace: "path: request.url,",
    test: LOG_TEST,
    title: "the log tells every call and holds no secret of it",
  },
  {
    guard: "The log of faults holds no query",
    file: LOGGER,
    find: "path: request.routeOptions?.url ?? NO_ROUTE,",
    replace: "path: request.url,",
    test: LOG_TEST,
    title: "the log tells every call and holds no secret of it",
  },
  {
    guard: "The log of faults holds no headers",
    file: LOGGER,
    find: "id: request.id,",
    replace: "id: request.id, headers: (request as unknown as { headers: object }).headers,",
    test: LOG_TEST,
    title: "the log tells every call and holds no secret of it",
  },
  {
    guard: "Demo data are made in demo mode only",
    file: "apps/server/src/make-demo.ts",
    find: 'config.mode === "demo" &&',
    replace: "",
    test: DEMO_TEST,
    title: "demo churches are never made in production mode",
  },
  {
    guard: "Demo data are never made where somebody's data are",
    file: "apps/server/src/demo/begin-demo.ts",
    find: "else if (await holdsData(pool)) return false;",
    replace: "",
    test: DEMO_TEST,
    title: "demo churches are never made where somebody's data are",
  },
  {
    guard: "Production has no sandbox",
    file: CONFIG,
    find: "sandboxUrl: production ? null :",
    replace: "sandboxUrl: false ? null :",
    test: CONFIG_TEST,
    title: "production names its public addresses, and has no sandbox",
  },
  {
    guard: "Short secrets are refused",
    file: CONFIG,
    find: 'Buffer.from(text, "base64url").length >= 32',
    replace: "text",
    test: CONFIG_TEST,
    title: "what cannot be used is said in one line",
  },
  {
    guard: "Letters show what strangers typed as text",
    file: "apps/server/src/platform/mail/lay-out-letter.ts",
    find: "text.replace(/[&<>\"']/g, (letter) => ENTITIES[letter] ?? letter)",
    replace: "text",
    test: "apps/server/src/platform/mail/lay-out-letter.test.ts",
    title: "what somebody typed is text in a letter",
  },
  {
    guard: "What the sandbox keeps is read by its own account alone",
    file: "apps/sandbox/src/files/write-durably.ts",
    find: "export const PRIVATE_FILE = 0o600;",
    replace: "export const PRIVATE_FILE = 0o644;",
    test: "apps/sandbox/src/files/private-files.test.ts",
    title: "what the sandbox keeps is read by its own account alone",
  },
];
