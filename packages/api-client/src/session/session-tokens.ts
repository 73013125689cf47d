import type { Api, Endpoint, UserChurch } from "@offertory/contract";
import { KEY_NAMES } from "../calls/api-names.ts";
import type { SessionState } from "./session-state.ts";

/**
 * Returns the token of a call: the church's token for that API, or the account's if the endpoint or page is outside a
 * church.
 */
export function tokenOf(
  { user, church }: SessionState,
  { api, signedBy }: Pick<Endpoint, "api" | "signedBy">,
): string | null {
  return church && signedBy === "church" ? churchToken(church, api) : (user?.jwt ?? null);
}

export const membershipToken = (userChurch: UserChurch): string => churchToken(userChurch, "membership");

const churchToken = ({ apis, jwt }: UserChurch, api: Api): string =>
  apis.find(({ keyName }) => keyName === KEY_NAMES[api])?.jwt ?? jwt;
