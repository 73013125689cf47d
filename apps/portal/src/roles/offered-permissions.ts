import { can, CHURCH_PERMISSIONS, samePermission, type Permission, type Role } from "@offertory/contract";

/** Permissions for other clients: the product has no screen for attendance, groups, chat or livestreams. */
const WITHOUT_SCREEN: readonly Permission[] = [
  can.viewAttendance,
  can.viewAttendanceSummary,
  can.editAttendance,
  can.editServices,
  can.editGroups,
  can.editGroupMembers,
  can.viewGroupMembers,
  can.hostChat,
  can.editStreamingServices,
];

const includes = (permissions: readonly Permission[], wanted: Permission): boolean =>
  permissions.some((each) => samePermission(each, wanted));

/** Returns the permissions that a role can get here, and those that it already has, so that they can be removed. */
export const offeredPermissions = (role: Pick<Role, "permissions">): readonly Permission[] =>
  CHURCH_PERMISSIONS.filter((each) => !includes(WITHOUT_SCREEN, each) || includes(role.permissions, each));
