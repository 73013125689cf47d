import { z } from "zod/mini";

/**
 * The APIs that permissions are grouped by. The first four are ours; attendance permissions exist for clients that have
 * attendance.
 */
export const PERMISSION_APIS = ["MembershipApi", "GivingApi", "MessagingApi", "ContentApi", "AttendanceApi"] as const;
export type PermissionApi = (typeof PERMISSION_APIS)[number];

export const Permission = z.object({
  api: z.enum(PERMISSION_APIS),
  contentType: z.string().check(z.maxLength(60)),
  action: z.string().check(z.maxLength(60)),
});
export type Permission = z.output<typeof Permission>;

/** All permissions; no others can be granted or checked. */
export const can = {
  viewAttendance: { api: "AttendanceApi", contentType: "Attendance", action: "View" },
  viewAttendanceSummary: { api: "AttendanceApi", contentType: "Attendance", action: "View Summary" },
  editAttendance: { api: "AttendanceApi", contentType: "Attendance", action: "Edit" },
  editServices: { api: "AttendanceApi", contentType: "Services", action: "Edit" },
  viewRoles: { api: "MembershipApi", contentType: "Roles", action: "View" },
  editRoles: { api: "MembershipApi", contentType: "Roles", action: "Edit" },
  editSettings: { api: "MembershipApi", contentType: "Settings", action: "Edit" },
  administerServer: { api: "MembershipApi", contentType: "Server", action: "Admin" },
  administerForms: { api: "MembershipApi", contentType: "Forms", action: "Admin" },
  editForms: { api: "MembershipApi", contentType: "Forms", action: "Edit" },
  editGroups: { api: "MembershipApi", contentType: "Groups", action: "Edit" },
  viewPeople: { api: "MembershipApi", contentType: "People", action: "View" },
  viewMembers: { api: "MembershipApi", contentType: "People", action: "View Members" },
  editPeople: { api: "MembershipApi", contentType: "People", action: "Edit" },
  editPlans: { api: "MembershipApi", contentType: "Plans", action: "Edit" },
  editGroupMembers: { api: "MembershipApi", contentType: "Group Members", action: "Edit" },
  viewGroupMembers: { api: "MembershipApi", contentType: "Group Members", action: "View" },
  viewDonationSummaries: { api: "GivingApi", contentType: "Donations", action: "View Summary" },
  viewDonations: { api: "GivingApi", contentType: "Donations", action: "View" },
  editDonations: { api: "GivingApi", contentType: "Donations", action: "Edit" },
  viewGivingSettings: { api: "GivingApi", contentType: "Settings", action: "View" },
  editGivingSettings: { api: "GivingApi", contentType: "Settings", action: "Edit" },
  hostChat: { api: "ContentApi", contentType: "Chat", action: "Host" },
  editContent: { api: "ContentApi", contentType: "Content", action: "Edit" },
  editStreamingServices: { api: "ContentApi", contentType: "StreamingServices", action: "Edit" },
} as const satisfies Record<string, Permission>;

/**
 * `CATALOGUE` is every permission; `CHURCH_PERMISSIONS` leaves out Server Admin, which concerns the installation and
 * not a church.
 */
export const CATALOGUE: readonly Permission[] = Object.values(can);
export const CHURCH_PERMISSIONS: readonly Permission[] = CATALOGUE.filter(
  ({ contentType }) => contentType !== "Server",
);

export const samePermission = (one: Permission, other: Permission): boolean =>
  one.api === other.api && one.contentType === other.contentType && one.action === other.action;

/**
 * Returns whether a permission is among the held ones. The server guards operations by it, and screens hide buttons by
 * it.
 */
export const holds = (held: readonly Permission[], wanted: Permission): boolean =>
  held.some((permission) => samePermission(permission, wanted));
