import {
  CHURCH_PERMISSIONS,
  PERMISSION_APIS,
  samePermission,
  type Permission,
  type PermissionApi,
  type Role,
} from "@offertory/contract";

/** A role as its form holds it. */
export interface RoleDraft {
  name: string;
  permissions: readonly Permission[];
}

export const startRole = ({ name, permissions }: Pick<Role, "name" | "permissions">): RoleDraft => ({
  name,
  permissions,
});

export const isGranted = (draft: RoleDraft, permission: Permission): boolean =>
  draft.permissions.some((held) => samePermission(held, permission));

/** Grants or takes back one permission; the order stays that of the catalogue. */
export function setGranted(draft: RoleDraft, permission: Permission, granted: boolean): RoleDraft {
  const wanted = (each: Permission) =>
    samePermission(each, permission) ? granted : draft.permissions.some((held) => samePermission(held, each));
  return { ...draft, permissions: CHURCH_PERMISSIONS.filter(wanted) };
}

export const problemWithRole = (draft: RoleDraft): "role-nameless" | null =>
  draft.name.trim() ? null : "role-nameless";

/** What to send: only what was changed. */
export function roleChange(draft: RoleDraft, role: Pick<Role, "name" | "permissions">) {
  const same =
    draft.permissions.length === role.permissions.length &&
    role.permissions.every((permission) => isGranted(draft, permission));
  return {
    ...(draft.name.trim() === role.name ? {} : { name: draft.name.trim() }),
    ...(same ? {} : { permissions: [...draft.permissions] }),
  };
}

export const isRoleChanged = (draft: RoleDraft, role: Pick<Role, "name" | "permissions">): boolean =>
  Object.keys(roleChange(draft, role)).length > 0;

/** Nobody hands out more than they hold: a role that may do more is changed by somebody who may do all of it. */
export const mayHandOut = (
  role: Pick<Role, "kind" | "permissions">,
  mayGrant: (permission: Permission) => boolean,
): boolean => (role.kind === "admins" ? CHURCH_PERMISSIONS : role.permissions).every(mayGrant);

export interface PermissionGroup {
  api: PermissionApi;
  contentTypes: { contentType: string; permissions: readonly Permission[] }[];
}

/** The church's catalogue by area and by what it is about, in the order in which areas are listed. */
export function groupPermissions(permissions: readonly Permission[] = CHURCH_PERMISSIONS): PermissionGroup[] {
  return PERMISSION_APIS.flatMap((api) => {
    const ofApi = Map.groupBy(
      permissions.filter((permission) => permission.api === api),
      ({ contentType }) => contentType,
    );
    if (ofApi.size === 0) return [];
    return { api, contentTypes: [...ofApi].map(([contentType, held]) => ({ contentType, permissions: held })) };
  });
}
