import { ownAddress } from "../settings/own-address.ts";
import type { Settings } from "../settings/read-settings.ts";

/** Returns the lines that are printed when everything is running. */
export function printWelcome(settings: Settings, hasDemo: boolean, seconds: number): string {
  const { mode, port, dataFolder } = settings;
  const address = (more: number) => ownAddress(settings, port + more);
  const production = [
    `  Portal on port ${port}, church site on ${port + 1}, lessons on ${port + 2}, behind your proxy`,
  ];
  const addresses = [
    `  Portal           ${address(0)}`,
    `  Church site      ${address(1)}${hasDemo ? "/grace" : ""}`,
    `  Lessons          ${address(2)}`,
    `  Mail and tests   http://127.0.0.1:${port + 3}  (the sandbox: mail sent by Offertory arrives here)`,
  ];
  const accounts = [
    "",
    "  Sign in with the password offertory-demo as",
    "    admin@example.com      administrator of both demo churches",
    "    treasurer@example.com  treasurer",
    "    member@example.com     member",
  ];
  const empty = ["", `  No church yet: register the first one at ${address(0)}/churches/register`];
  return [
    "",
    `Offertory is ready (${seconds.toFixed(1)} s).`,
    "",
    ...(mode === "production" ? production : addresses),
    ...(hasDemo ? accounts : []),
    ...(mode === "empty" ? empty : []),
    "",
    `  Data and logs are in ${dataFolder}. Stop with Ctrl-C.`,
    "",
  ].join("\n");
}
