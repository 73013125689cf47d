import type { Api, Endpoint, UserChurch } from "@offertory/contract";
import { KEY_NAMES } from "../calls/api-names.ts";
import type { SessionState } from "./session-state.ts";

/** The token of a call: the account's for what is beside every church; else the chosen church's for that API. */
export function tokenOf(
  { user, church }: SessionState,
  { api, signedBy }: Pick<Endpoint, "api" | "signedBy">,
): string | null {
  return church && signedBy === "church" ? churchToken(church, api) : (user?.jwt ?? null);
}

export const membershipToken = (userChurch: UserChurch): string => churchToken(userChurch, "membership");

const churchToken = ({ apis, jwt }: UserChurch, api: Api): string =>
  apis.find(({ keyName }) => keyName === KEY_NAMES[api])?.jwt ?? jwt;
