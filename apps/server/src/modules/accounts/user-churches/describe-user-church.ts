import { APIS, CHURCH_PERMISSIONS, type UserChurch } from "@offertory/contract";
import { permissionOf } from "../../../platform/identity/standing.ts";
import { KEY_NAME } from "../../../platform/identity/tokens.ts";
import { presentSettings } from "../../churches/index.ts";
import type { Accounts } from "../accounts.ts";
import type { UserChurchRow } from "./user-church-store.ts";

/** A church as one of its people sees it, with a token for each API. */
export async function describeUserChurch(
  accounts: Accounts,
  row: UserChurchRow,
  generation: number,
): Promise<UserChurch> {
  const { userId, churchId, personId } = row;
  const held = row.isAdmin ? CHURCH_PERMISSIONS : row.grants.flatMap(permissionOf);
  const apis = await Promise.all(
    APIS.map(async (api) => ({
      keyName: KEY_NAME[api],
      jwt: await accounts.tokens.forApi(api, { userId, generation, churchId, personId }),
      permissions: held
        .filter((permission) => permission.api === KEY_NAME[api])
        .map(({ contentType, action }) => ({ contentType, action })),
    })),
  );
  return {
    church: {
      id: churchId,
      name: row.name,
      subDomain: row.subDomain,
      address1: row.address1,
      address2: row.address2,
      city: row.city,
      state: row.state,
      zip: row.zip,
      country: row.country,
      settings: presentSettings(accounts.churches, row.settings),
    },
    person: {
      id: personId,
      name: { first: row.firstName, last: row.lastName, display: row.displayName },
      membershipStatus: row.membershipStatus,
      photo: row.photo,
    },
    // Clients take it for every API that is not listed; it opens the membership API only.
    jwt: apis[0]!.jwt,
    groups: [],
    apis,
  };
}
