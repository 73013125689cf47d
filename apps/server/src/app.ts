import { uniqueId } from "@offertory/contract";
import type { Language } from "@offertory/i18n";
import { openLanguages } from "@offertory/i18n/server";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import {
  accountRoutes,
  collectAccount,
  hearPeopleMerged,
  hearPersonErased,
  hearRoleMemberAdded,
  openAccounts,
  type Accounts,
} from "./modules/accounts/index.ts";
import { churchRoutes, findChurch, openChurches, settingRoutes } from "./modules/churches/index.ts";
import {
  collectGiving,
  GIVING_CRONTAB,
  givingListeners,
  givingRoutes,
  givingTasks,
  openGiving,
  paypalProvider,
  readDonationPage,
  recaptchaKeys,
  stripeProvider,
  type Giving,
} from "./modules/giving/index.ts";
import {
  householdRoutes,
  openPeople,
  peopleMerged,
  peopleRoutes,
  personErased,
  type PersonContributor,
} from "./modules/people/index.ts";
import { openPermissions, roleMemberAdded, roleRoutes } from "./modules/permissions/index.ts";
import type { Config } from "./platform/config/config.ts";
import type { Database } from "./platform/database/connection.ts";
import { openPreparedReads } from "./platform/database/prepare-read.ts";
import { addApiPage } from "./platform/http/api-page.ts";
import { buildHttp } from "./platform/http/build-http.ts";
import { allowOrigins } from "./platform/http/cors.ts";
import { addSecurityHeaders } from "./platform/http/security-headers.ts";
import { openGuards } from "./platform/identity/access.ts";
import { openStanding } from "./platform/identity/standing.ts";
import { openTokens } from "./platform/identity/tokens.ts";
import { listen, openEvents } from "./platform/jobs/events.ts";
import type { Tasks } from "./platform/jobs/jobs.ts";
import { openLimits } from "./platform/limits/limits.ts";
import type { Deliver } from "./platform/mail/deliver.ts";
import { observe } from "./platform/observe/observe.ts";
import { openSealing } from "./platform/sealing/seal.ts";
import { addHelp } from "./platform/pages/help.ts";
import { addPages } from "./platform/pages/pages.ts";

export interface Outside {
  config: Config;
  database: Database;
  logger: FastifyBaseLogger | false;
  isReady: () => Promise<boolean>;
  now?: () => Date;
  /** Mails at once; who only makes data, as the demo does, has no mail. */
  deliver?: Deliver;
  /** The time as payment companies have it, which a sandbox may move ahead. */
  paymentsNow?: () => Date;
  newId?: () => string;
}

export interface App {
  http: FastifyInstance;
  tasks: Tasks;
  /** What is done again and again, and when. */
  crontab: readonly string[];
  /** For commands that make accounts without a mail, as the demo does. */
  accounts: Accounts;
  giving: Giving;
}

/** The whole server, put together: the only file that knows every module. */
export function buildApp({
  config,
  database,
  logger,
  isReady,
  now = () => new Date(),
  paymentsNow = now,
  deliver = async () => ({ outcome: "away", reason: "No mail server was opened." }),
  newId = uniqueId,
}: Outside): App {
  const { connection, pool, lane } = database;
  const tokens = openTokens(config.secret, now);
  const standing = openStanding(lane);
  const guards = openGuards({ tokens, standing });
  const limits = openLimits(pool);
  const events = openEvents();
  const prepare = openPreparedReads(lane);
  const common = { guards, limits, prepare, say: events.say, jobsOf: events.jobsOf, now, newId };

  const permissions = openPermissions(connection, common);
  const contributors: PersonContributor[] = [];
  const people = openPeople(connection, { ...common, permissions, contributors });
  const churches = openChurches(connection, { ...common, contentUrl: config.apps.portal });
  const languages = openLanguages();
  const words = {
    speak: async (language: Language) => (await languages)(language),
    appUrls: config.apps,
    secret: config.secret,
  };
  const accounts = openAccounts(connection, {
    ...common,
    permissions,
    people,
    churches,
    tokens,
    standing,
    ...words,
  });
  const giving = openGiving(connection, {
    ...common,
    now: paymentsNow,
    deliver,
    ...words,
    sealing: openSealing(config.sealingKey),
    people,
    sandboxUrl: config.sandboxUrl,
    recaptcha: recaptchaKeys(config),
    providers: { stripe: stripeProvider(config.sandboxUrl), paypal: paypalProvider(config.sandboxUrl) },
  });
  contributors.push({ name: "account", collect: (...who) => collectAccount(accounts, ...who) });
  contributors.push({ name: "giving", collect: (...who) => collectGiving(giving, ...who) });
  events.hear(
    listen(personErased, "accounts", (news) => hearPersonErased(accounts, news)),
    listen(peopleMerged, "accounts", (news) => hearPeopleMerged(accounts, news)),
    listen(roleMemberAdded, "accounts", (news) => hearRoleMemberAdded(accounts, news)),
    ...givingListeners(giving),
  );

  const http = buildHttp({ logger, trustedProxies: config.trustedProxies });
  addSecurityHeaders(http, { https: config.apps.portal.startsWith("https:") });
  allowOrigins(http, {
    origins: [...Object.values(config.apps), ...config.corsOrigins],
    anyLocalhost: config.mode !== "production",
  });
  observe(http, { isReady, metricsToken: config.metricsToken });
  addApiPage(http);
  http.register(roleRoutes(permissions));
  http.register(peopleRoutes(people));
  http.register(householdRoutes(people));
  http.register(churchRoutes(churches));
  http.register(settingRoutes(churches));
  http.register(accountRoutes(accounts));
  http.register(givingRoutes(giving));
  addHelp(http);
  addPages(http, config, async (subDomain) => {
    const church = await findChurch(churches, { subDomain });
    return church ? readDonationPage(giving, church) : null;
  });

  const tasks: Tasks = { ...events.tasks(), ...givingTasks(giving) };
  return { http, tasks, crontab: GIVING_CRONTAB, accounts, giving };
}
