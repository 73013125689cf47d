/**
 * The import map: a path in the tree, and the only other paths of ours that its files may import from. Every file may
 * import from its own path, which is the first one that contains it. `<self>` is the name of one folder, the same
 * throughout an entry; `<file>` is the name of any one file.
 */
export type ImportRule = { place: string; may: string[] };

const CONTRACT = "packages/contract/";
const LANGUAGES = "packages/i18n/";
const KIT = "packages/ui/";
const ROUTER = "packages/router/";
const EDITORS = "packages/editors/";
const CLIENT = "packages/api-client/";
const GIVING = "packages/giving-client/";
const FEATURES = "packages/features/";
const PLATFORM = "apps/server/src/platform/";
const APP = "apps/server/src/app.ts";
const DEMO = "apps/server/src/demo/";
const BESIDE_APP = "apps/server/src/<file>";

/** Server modules have an order, and each imports only the public interfaces (index.ts) of those before it. */
export const MODULE_ORDER = [
  "churches",
  "people",
  "permissions",
  "accounts",
  "realtime",
  "notifications",
  "messaging",
  "tasks",
  "gallery",
  "calendar",
  "payment-providers",
  "funds",
  "gateways",
  "ledger",
  "donations",
  "visitors",
  "payments",
  "refunds",
  "recurring",
  "audit",
  "giving-emails",
  "statements",
  "gift-aid",
  "reporting",
  "giving",
  "forms",
  "content",
  "lessons",
  "home",
  "search",
  "pages",
];

const moduleFolder = (name: string) => `apps/server/src/modules/${name}/`;
const publicInterface = (name: string) => `${moduleFolder(name)}index.ts`;

const modules: ImportRule[] = MODULE_ORDER.map((name, index) => ({
  place: moduleFolder(name),
  may: [PLATFORM, CONTRACT, LANGUAGES, ...MODULE_ORDER.slice(0, index).map(publicInterface)],
}));

const browserApps: ImportRule[] = ["portal", "church-site", "lessons"].flatMap((name) => [
  { place: `apps/${name}/vite.config.ts`, may: ["tools/build/app-config.ts"] },
  { place: `apps/${name}/`, may: [FEATURES, EDITORS, KIT, ROUTER, CLIENT, GIVING, CONTRACT, LANGUAGES] },
]);

/** Features are combined in an app's route file. This one is a route file that all three apps share. */
const sharedRoute: ImportRule = {
  place: `${FEATURES}src/login-route/`,
  may: [
    ...["frame", "sign-in", "churches/select-church"].map((name) => `${FEATURES}src/${name}/index.ts`),
    ROUTER,
    CLIENT,
    CONTRACT,
  ],
};

export const IMPORT_MAP: ImportRule[] = [
  { place: CONTRACT, may: [] },
  { place: LANGUAGES, may: [] },
  { place: KIT, may: [] },
  { place: ROUTER, may: [] },
  { place: EDITORS, may: [KIT, CONTRACT, LANGUAGES] },
  { place: CLIENT, may: [CONTRACT] },
  // The public pages include it, so it must not import the parts of the client that need Zod or the query library.
  { place: GIVING, may: [`${CLIENT}src/storage/`, CONTRACT, LANGUAGES] },
  sharedRoute,
  { place: `${FEATURES}src/<self>/`, may: [EDITORS, KIT, ROUTER, CLIENT, GIVING, CONTRACT, LANGUAGES] },
  ...browserApps,
  { place: PLATFORM, may: [CONTRACT, LANGUAGES] },
  ...modules,
  // app.ts is the only file that knows every module; the files beside it import it and each other, but no module.
  { place: APP, may: [BESIDE_APP, PLATFORM, CONTRACT, LANGUAGES, ...MODULE_ORDER.map(publicInterface)] },
  { place: BESIDE_APP, may: [DEMO, PLATFORM, CONTRACT, LANGUAGES] },
  { place: DEMO, may: [BESIDE_APP, PLATFORM, CONTRACT, LANGUAGES, ...MODULE_ORDER.map(publicInterface)] },
  { place: "apps/server/migrations/", may: [] },
  { place: "apps/server/test/", may: ["apps/server/src/", CONTRACT, LANGUAGES] },
  { place: "apps/sandbox/", may: [] },
  { place: "e2e/", may: ["tools/", CONTRACT, LANGUAGES] },
  { place: "bench/", may: ["tools/", "apps/server/", "apps/sandbox/", "packages/"] },
  { place: "tools/", may: ["bench/", "apps/server/", "apps/sandbox/", "packages/"] },
];

/**
 * What only tests may import in addition: the tools of the test run, `testing` folders, the whole server, any module's
 * public interface, the sandbox.
 */
export const TEST_SUPPORT =
  /^tools\/(test|postgres)\/|^tools\/mutation\/mutant\.ts$|\/testing\/|^apps\/server\/(test\/|src\/app\.ts$|src\/modules\/[^/]+\/index\.ts$)|^apps\/sandbox\/src\/sandbox\.ts$/;

/** Files that may import what tests may import, and that no other file may import. */
export const IS_TEST_CODE = /\.(test|spec)\.tsx?$|\.mutants\.ts$|\/testing\/|^apps\/server\/test\//;
