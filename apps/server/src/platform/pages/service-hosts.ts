import { SERVICE_NAMES, type Config, type ServiceName } from "../config/config.ts";

const PATH_OF_SERVICE: Partial<Record<ServiceName, string>> = {
  MembershipApi: "/api/membership",
  GivingApi: "/api/giving",
  MessagingApi: "/api/messaging",
  ContentApi: "/api/content",
  MessagingSocket: "/api/messaging/socket",
};

/** Where each service is: on the page's own origin unless the environment names another host. */
export const hostsFor = ({ serviceHosts }: Pick<Config, "serviceHosts">): Record<string, string> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, serviceHosts[name] ?? PATH_OF_SERVICE[name] ?? ""]));

/** The origins among these addresses; a path is of the page's own. */
export const originsOf = (hosts: readonly string[]): string[] => [
  ...new Set(
    hosts.flatMap((host) => {
      const url = URL.parse(host);
      return url ? [url.origin === "null" ? `${url.protocol}//${url.host}` : url.origin] : [];
    }),
  ),
];
