import { APP_NAMES, type AppName, type Config } from "../config/config.ts";

export interface RequestedApp {
  app: AppName;
  /** The subdomain of the church, for a host name such as grace.example.org; null otherwise. */
  subDomain: string | null;
}

/** Returns which of the three apps a request is for: by its host name if it is one of ours, else by the port. */
export function whichApp({ apps, port }: Pick<Config, "apps" | "port">) {
  const hosts = APP_NAMES.map((app) => ({ app, host: new URL(apps[app]).host, hostname: new URL(apps[app]).hostname }));
  const siteHostname = new URL(apps.site).hostname;

  return (host: string | undefined, localPort: number | undefined): RequestedApp => {
    const requestedHost = (host ?? "").toLowerCase();
    const exact = hosts.find((known) => known.host === requestedHost);
    if (exact) return { app: exact.app, subDomain: null };
    const hostname = requestedHost.replace(/:\d+$/, "");
    const byPort = APP_NAMES[(localPort ?? port) - port] ?? "portal";
    if (hostname.endsWith(`.${siteHostname}`) && byPort === "site") {
      return { app: "site", subDomain: hostname.slice(0, -siteHostname.length - 1) };
    }
    return { app: byPort, subDomain: null };
  };
}
