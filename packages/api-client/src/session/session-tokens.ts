import type { Api, UserChurch } from "@offertory/contract";
import { KEY_NAMES } from "../calls/api-names.ts";
import type { SessionState } from "./session-state.ts";

/** The token of a call: the chosen church's for that API, else the church's own, else the account's. */
export function tokenOf({ user, church }: SessionState, api: Api): string | null {
  return church ? churchToken(church, api) : (user?.jwt ?? null);
}

export const membershipToken = (userChurch: UserChurch): string => churchToken(userChurch, "membership");

const churchToken = ({ apis, jwt }: UserChurch, api: Api): string =>
  apis.find(({ keyName }) => keyName === KEY_NAMES[api])?.jwt ?? jwt;
