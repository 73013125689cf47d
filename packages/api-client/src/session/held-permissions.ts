import { CATALOGUE, type Permission, type UserChurch } from "@offertory/contract";

/** Returns the permissions that the person has in a church, as far as the catalogue knows them. */
export const heldPermissions = (userChurch: UserChurch | null): readonly Permission[] =>
  CATALOGUE.filter(({ api, contentType, action }) =>
    userChurch?.apis
      .filter(({ keyName }) => keyName === api)
      .some(({ permissions }) =>
        permissions.some((held) => held.contentType === contentType && held.action === action),
      ),
  );
