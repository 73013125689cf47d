import { z } from "zod/mini";

export const APP_NAMES = ["portal", "site", "lessons"] as const;
export type AppName = (typeof APP_NAMES)[number];

/** The nine service hosts of an environment; four of them are ours. */
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

/** What the server tells a page when it hands it out. */
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

/** Reads the page's own configuration, which the server writes into it as JSON. */
export function readConfig(page: Document = document): PageConfig {
  const text = page.getElementById(CONFIG_ELEMENT)?.textContent;
  if (!text) throw new Error(`The page holds no configuration (#${CONFIG_ELEMENT}).`);
  return PageConfig.parse(JSON.parse(text));
}
