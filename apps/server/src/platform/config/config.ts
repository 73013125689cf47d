/** The settings that the program reads from its environment, once, here. */
export type Mode = "demo" | "empty" | "production";
export type AppName = "portal" | "site" | "lessons";
export const APP_NAMES: readonly AppName[] = ["portal", "site", "lessons"];

export interface Config {
  mode: Mode;
  port: number;
  host: string;
  databaseUrl: string;
  /**
   * Connects as the role that owns the tables and migrates; null where the serving role owns them or the database is
   * migrated separately.
   */
  databaseOwnerUrl: string | null;
  dataFolder: string;
  secret: string;
  encryptionKey: string;
  /** True when `secret` was replaced on purpose, by OFFERTORY_NEW_SECRET=yes. */
  takesNewSecret: boolean;
  /** The keys that sign checkpoints of the ledger: the current key first, then those that it replaced. */
  ledgerKeys: readonly string[];
  smtpUrl: string;
  mailFrom: string;
  /** How many emails a church may send per day, not counting receipts and emails that protect accounts. */
  churchEmailsPerDay: number;
  /** The public URL of each app, without a slash at the end. */
  apps: Record<AppName, string>;
  sandboxUrl: string | null;
  trustedProxies: string[];
  corsOrigins: string[];
  serviceHosts: Partial<Record<ServiceName, string>>;
  analyticsTag: string | null;
  forumUrl: string;
  metricsToken: string | null;
  /** The installation's reCAPTCHA keys; null lets visitors solve our own captcha challenges instead. */
  recaptcha: { siteKey: string; secret: string } | null;
  /** The installation's key for the Pexels photo library; null means the sandbox's library, or none in production. */
  pexelsKey: string | null;
}

/** The nine services that clients may use at another host, with the environment variable of each. */
const SERVICE_HOSTS = {
  AttendanceApi: "ATTENDANCE_API",
  DoingApi: "DOING_API",
  GivingApi: "GIVING_API",
  MembershipApi: "MEMBERSHIP_API",
  ReportingApi: "REPORTING_API",
  MessagingApi: "MESSAGING_API",
  MessagingSocket: "MESSAGING_SOCKET",
  ContentApi: "CONTENT_API",
  AskApi: "ASK_API",
} as const;
export type ServiceName = keyof typeof SERVICE_HOSTS;
export const SERVICE_NAMES = Object.keys(SERVICE_HOSTS).filter((name): name is ServiceName => name in SERVICE_HOSTS);

/** A setting that is missing or cannot be used; its message is one line that says what to do. */
export class ConfigProblem extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const mode = modeOf(env);
  const port = portOf(env.PORT ?? "3000");
  const production = mode === "production";
  const requireVariable = (name: string): string => {
    const value = env[name];
    if (!value)
      throw new ConfigProblem(
        `${name} is not set. ${production ? "Production mode needs it; see docs/guide/running-in-production.md." : "Start with npm start, which sets it."}`,
      );
    return value;
  };
  const address = (name: string, offset: number): string =>
    production
      ? webAddress(name, requireVariable(name))
      : webAddress(name, env[name] ?? `http://localhost:${port + offset}`);

  return {
    mode,
    port,
    host: env.HOST || "127.0.0.1",
    databaseUrl: requireVariable("DATABASE_URL"),
    databaseOwnerUrl: env.DATABASE_OWNER_URL || null,
    dataFolder: requireVariable("OFFERTORY_DATA"),
    secret: secretOf("OFFERTORY_SECRET", requireVariable("OFFERTORY_SECRET")),
    encryptionKey: secretOf("OFFERTORY_ENCRYPTION_KEY", requireVariable("OFFERTORY_ENCRYPTION_KEY")),
    takesNewSecret: env.OFFERTORY_NEW_SECRET === "yes",
    ledgerKeys: readLedgerKeys(env),
    smtpUrl: requireVariable("SMTP_URL"),
    mailFrom: env.MAIL_FROM ?? "Offertory <offertory@localhost>",
    churchEmailsPerDay: countOf("CHURCH_EMAILS_PER_DAY", env.CHURCH_EMAILS_PER_DAY ?? "3000"),
    apps: { portal: address("PORTAL_URL", 0), site: address("SITE_URL", 1), lessons: address("LESSONS_URL", 2) },
    sandboxUrl: production ? null : (env.SANDBOX_URL ?? `http://127.0.0.1:${port + 3}`),
    trustedProxies: list(env.TRUSTED_PROXIES),
    corsOrigins: list(env.CORS_ORIGINS),
    serviceHosts: hostsOf(env),
    analyticsTag: env.ANALYTICS_TAG || null,
    forumUrl: env.FORUM_URL ?? "https://github.com/offertory/offertory/discussions",
    metricsToken: env.METRICS_TOKEN || null,
    recaptcha: recaptchaOf(env),
    pexelsKey: env.PEXELS_KEY || null,
  };
}

function modeOf({ OFFERTORY_MODE: mode = "demo" }: NodeJS.ProcessEnv): Mode {
  if (mode === "demo" || mode === "empty" || mode === "production") return mode;
  throw new ConfigProblem(`OFFERTORY_MODE is ${JSON.stringify(mode)}. It can be demo, empty or production.`);
}

function recaptchaOf({
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SECRET: secret,
}: NodeJS.ProcessEnv): Config["recaptcha"] {
  if (!siteKey && !secret) return null;
  if (siteKey && secret) return { siteKey, secret };
  throw new ConfigProblem("RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET go together. Set both, or neither.");
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_532) return port;
  throw new ConfigProblem(`PORT is ${JSON.stringify(text)}. It must be a number from 1 to 65531.`);
}

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0 && count <= 1_000_000) return count;
  throw new ConfigProblem(`${name} is ${JSON.stringify(text)}. It must be a whole number from 1 to 1000000.`);
}

function webAddress(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && (url.protocol === "http:" || url.protocol === "https:")) return url.origin;
  throw new ConfigProblem(
    `${name} is ${JSON.stringify(text)}. It must be an address such as https://portal.example.org.`,
  );
}

function secretOf(name: string, text: string): string {
  if (Buffer.from(text, "base64url").length >= 32) return text;
  throw new ConfigProblem(`${name} is too short. It must be at least 32 random bytes in base64url.`);
}

/**
 * Returns the current key, then the keys that it replaced, newest first. The encryption key is always among them: it
 * signs where OFFERTORY_LEDGER_KEY is not set.
 */
export function readLedgerKeys(env: Record<string, string | undefined>): string[] {
  const { OFFERTORY_LEDGER_KEY: present, OFFERTORY_LEDGER_OLD_KEYS: old, OFFERTORY_ENCRYPTION_KEY: encryption } = env;
  const named = [
    ...(present ? [secretOf("OFFERTORY_LEDGER_KEY", present)] : []),
    ...list(old).map((key) => secretOf("OFFERTORY_LEDGER_OLD_KEYS", key)),
  ];
  // Without OFFERTORY_LEDGER_KEY the encryption key signs, so it comes before the old keys.
  return [...new Set(!encryption ? named : present ? [...named, encryption] : [encryption, ...named])];
}

const list = (text = ""): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * Reads the hosts of services. A host for one stage (STAGING_GIVING_API) takes precedence over the general one
 * (GIVING_API).
 */
function hostsOf(env: NodeJS.ProcessEnv): Config["serviceHosts"] {
  const stage = (env.OFFERTORY_STAGE ?? "").toUpperCase();
  const hosts: Config["serviceHosts"] = {};
  for (const service of SERVICE_NAMES) {
    const variable = SERVICE_HOSTS[service];
    const value = (stage && env[`${stage}_${variable}`]) || env[variable];
    if (value) hosts[service] = value;
  }
  return hosts;
}
