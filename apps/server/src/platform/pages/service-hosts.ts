import { SERVICE_NAMES, type Config, type ServiceName } from "../config/config.ts";

const PATH_OF_SERVICE: Partial<Record<ServiceName, string>> = {
  MembershipApi: "/api/membership",
  GivingApi: "/api/giving",
  MessagingApi: "/api/messaging",
  ContentApi: "/api/content",
  MessagingSocket: "/api/messaging/socket",
};

/** Returns the base URL of each service: a path on the page's own origin, unless the environment names a host. */
export const hostsFor = ({ serviceHosts }: Pick<Config, "serviceHosts">): Record<string, string> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, serviceHosts[name] ?? PATH_OF_SERVICE[name] ?? ""]));

/** Returns the origins of these URLs. Paths are left out, because they are on the page's own origin. */
export const originsOf = (hosts: readonly string[]): string[] => [
  ...new Set(
    hosts.flatMap((host) => {
      const url = URL.parse(host);
      return url ? [url.origin === "null" ? `${url.protocol}//${url.host}` : url.origin] : [];
    }),
  ),
];
