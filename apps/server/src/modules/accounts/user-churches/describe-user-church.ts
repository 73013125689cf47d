import { APIS, CHURCH_PERMISSIONS, minGiftOf, presetAmountsOf, type UserChurch } from "@offertory/contract";
import { permissionOf } from "../../../platform/identity/permission-of.ts";
import { KEY_NAME, type TokenSession } from "../../../platform/identity/tokens.ts";
import { presentSettings } from "../../churches/index.ts";
import type { Accounts } from "../accounts.ts";
import type { UserChurchRow } from "./described-user-churches.ts";

/** `closesAt` is a Date from the database driver, or a string when the row was read as JSON. */
type DescribedRow = Omit<UserChurchRow, "closesAt"> & { closesAt: Date | string | null };

/** Describes a church for one of its people, with a token for each API. */
export function describeUserChurch(accounts: Accounts, row: DescribedRow, session: TokenSession): UserChurch {
  const { userId, churchId, personId } = row;
  const held = row.isAdmin ? CHURCH_PERMISSIONS : row.grants.flatMap(permissionOf);
  const heldIn = (keyName: string) => held.filter(({ api }) => api === keyName);
  const apis = APIS.map((api) => ({
    keyName: KEY_NAME[api],
    jwt: accounts.tokens.forApi(api, { userId, session, churchId, personId }),
    permissions: heldIn(KEY_NAME[api]),
  }));
  const { jwt } = apis[0]!;
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
      currency: row.currency,
      amounts: { minGift: minGiftOf(row.currency), presets: [...presetAmountsOf(row.currency)] },
      settings: presentSettings(accounts.churches, row.settings),
    },
    person: {
      id: personId,
      name: { first: row.firstName, last: row.lastName, display: row.displayName },
      membershipStatus: row.membershipStatus,
      photo: row.photo,
    },
    // Clients use this token for every API that is not listed. It only opens the membership API.
    jwt,
    groups: [],
    // This server has no attendance API, but its permissions can be granted, so they are listed, too.
    apis: [...apis, { keyName: "AttendanceApi", jwt, permissions: heldIn("AttendanceApi") }],
    ...(row.closesAt !== null && { closesAt: new Date(row.closesAt).toISOString() }),
  };
}
