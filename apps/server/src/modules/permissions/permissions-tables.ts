import type { ROLE_KINDS } from "@offertory/contract";
import type { ColumnType, Kysely } from "kysely";
import type { SecurityChangeKind } from "../../platform/identity/security-change.ts";

/** The tables that permissions owns, and the views of earlier modules that it joins. */
export type PermissionsTables = {
  roles: {
    churchId: string;
    id: string;
    name: string;
    kind: (typeof ROLE_KINDS)[number];
    createdAt: ColumnType<Date, undefined, never>;
  };
  rolePermissions: { churchId: string; roleId: string; api: string; contentType: string; action: string };
  roleMembers: { churchId: string; roleId: string; personId: string; addedAt: ColumnType<Date, undefined, never> };
  peopleNames: {
    churchId: string;
    personId: string;
    firstName: string;
    lastName: string;
    nick: string;
    displayName: string;
    email: string;
    photo: string;
    photoUpdated: Date | null;
    membershipStatus: string;
    archived: boolean;
  };
  churchCards: { churchId: string; name: string; timeZone: string };
  securityChanges: {
    churchId: string;
    id: string;
    kind: SecurityChangeKind;
    names: ColumnType<Record<string, string>, string, never>;
    changedBy: string;
    address: string;
    changedAt: Date;
    administrators: string[];
  };
};

export type PermissionsDatabase = Kysely<PermissionsTables>;
