import { uniqueId } from "@offertory/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { openAccounts, signInRoutes } from "./modules/accounts/index.ts";
import { churchRoutes, openChurches, settingRoutes } from "./modules/churches/index.ts";
import { householdRoutes, openPeople, peopleRoutes } from "./modules/people/index.ts";
import { openPermissions, roleRoutes } from "./modules/permissions/index.ts";
import type { Config } from "./platform/config/config.ts";
import type { Database } from "./platform/database/connection.ts";
import { addApiPage } from "./platform/http/api-page.ts";
import { buildHttp } from "./platform/http/build-http.ts";
import { allowOrigins } from "./platform/http/cors.ts";
import { addSecurityHeaders } from "./platform/http/security-headers.ts";
import { openGuards } from "./platform/identity/access.ts";
import { openStanding } from "./platform/identity/standing.ts";
import { openTokens } from "./platform/identity/tokens.ts";
import { openEvents } from "./platform/jobs/events.ts";
import type { Tasks } from "./platform/jobs/jobs.ts";
import { openLimits } from "./platform/limits/limits.ts";
import { observe } from "./platform/observe/observe.ts";
import { addHelp } from "./platform/pages/help.ts";
import { addPages } from "./platform/pages/pages.ts";

export interface Outside {
  config: Config;
  database: Database;
  logger: FastifyBaseLogger | false;
  isReady: () => Promise<boolean>;
  now?: () => Date;
}

export interface App {
  http: FastifyInstance;
  tasks: Tasks;
}

/** The whole server, put together: the only file that knows every module. */
export function buildApp({ config, database, logger, isReady, now = () => new Date() }: Outside): App {
  const { connection, pool } = database;
  const tokens = openTokens(config.secret, now);
  const standing = openStanding(pool);
  const guards = openGuards({ tokens, standing });
  const limits = openLimits(pool);
  const events = openEvents();
  const common = { guards, limits, say: events.say, now, newId: uniqueId };

  const permissions = openPermissions(connection, common);
  const people = openPeople(connection, { ...common, permissions });
  const churches = openChurches(connection, { ...common, contentUrl: config.apps.portal });
  const accounts = openAccounts(connection, { ...common, tokens, standing, appUrls: config.apps });

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
  http.register(signInRoutes(accounts));
  addHelp(http);
  addPages(http, config);

  return { http, tasks: events.tasks() };
}
