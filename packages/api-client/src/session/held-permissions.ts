import { CATALOGUE, type Permission, type UserChurch } from "@offertory/contract";

/** What the person may do in a church: the triples of its APIs that the catalogue knows. */
export const heldPermissions = (userChurch: UserChurch | null): readonly Permission[] =>
  CATALOGUE.filter(({ api, contentType, action }) =>
    userChurch?.apis
      .filter(({ keyName }) => keyName === api)
      .some(({ permissions }) =>
        permissions.some((held) => held.contentType === contentType && held.action === action),
      ),
  );
