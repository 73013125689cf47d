import { z } from "zod/mini";

export const APP_NAMES = ["portal", "site", "lessons"] as const;
export type AppName = (typeof APP_NAMES)[number];

/** The URLs of the services of an environment. We serve the first four and the socket. */
const Hosts = z.object({
  MembershipApi: z.string(),
  GivingApi: z.string(),
  MessagingApi: z.string(),
  ContentApi: z.string(),
  AttendanceApi: z.string(),
  DoingApi: z.string(),
  ReportingApi: z.string(),
  AskApi: z.string(),
  MessagingSocket: z.string(),
});
export type Hosts = z.output<typeof Hosts>;

/** The configuration that the server writes into a page. */
export const PageConfig = z.object({
  app: z.enum(APP_NAMES),
  mode: z.enum(["demo", "empty", "production"]),
  nonce: z.string(),
  apps: z.object({ portal: z.string(), site: z.string(), lessons: z.string() }),
  hosts: Hosts,
  sandboxUrl: z.nullable(z.string()),
  localesVersion: z.string(),
  analyticsTag: z.nullable(z.string()),
  support: z.object({ documentation: z.string(), forum: z.string() }),
  language: z.string(),
  subDomain: z.nullable(z.string()),
});
export type PageConfig = z.output<typeof PageConfig>;

const CONFIG_ELEMENT = "offertory-config";

/** Reads the configuration that the server wrote into the page as JSON. */
export function readConfig(page: Document = document): PageConfig {
  const text = page.getElementById(CONFIG_ELEMENT)?.textContent;
  if (!text) throw new Error(`The page holds no configuration (#${CONFIG_ELEMENT}).`);
  return PageConfig.parse(JSON.parse(text));
}
