import {
  CHURCH_PERMISSIONS,
  PERMISSION_APIS,
  samePermission,
  type Permission,
  type PermissionApi,
  type Role,
} from "@offertory/contract";

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

/** Adds or removes one permission; the order of the catalog is kept. */
export function setGranted(draft: RoleDraft, permission: Permission, granted: boolean): RoleDraft {
  const isKept = (each: Permission) =>
    samePermission(each, permission) ? granted : draft.permissions.some((held) => samePermission(held, each));
  return { ...draft, permissions: CHURCH_PERMISSIONS.filter(isKept) };
}

export const problemWithRole = (draft: RoleDraft): "role-nameless" | null =>
  draft.name.trim() ? null : "role-nameless";

/** Returns the request body: only the changed fields. */
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

/**
 * Whether the user has every permission of a role. Nobody may change a role that has more permissions than they have.
 */
export const mayHandOut = (
  role: Pick<Role, "kind" | "permissions">,
  mayGrant: (permission: Permission) => boolean,
): boolean => (role.kind === "admins" ? CHURCH_PERMISSIONS : role.permissions).every(mayGrant);

export interface PermissionGroup {
  api: PermissionApi;
  contentTypes: { contentType: string; permissions: readonly Permission[] }[];
}

/** Groups the permissions by API and content type, in the order of PERMISSION_APIS. */
export function groupPermissions(permissions: readonly Permission[]): PermissionGroup[] {
  return PERMISSION_APIS.flatMap((api) => {
    const ofApi = Map.groupBy(
      permissions.filter((permission) => permission.api === api),
      ({ contentType }) => contentType,
    );
    if (ofApi.size === 0) return [];
    return { api, contentTypes: [...ofApi].map(([contentType, held]) => ({ contentType, permissions: held })) };
  });
}
