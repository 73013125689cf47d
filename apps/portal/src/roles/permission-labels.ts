import { can, samePermission, type Permission, type PermissionApi } from "@offertory/contract";

/** The translation keys of the permissions; those that a church cannot grant have none. */
const PERMISSION_LABELS = {
  viewAttendance: "roles:permissions.AttendanceApi.Attendance.View",
  viewAttendanceSummary: "roles:permissions.AttendanceApi.Attendance.ViewSummary",
  editAttendance: "roles:permissions.AttendanceApi.Attendance.Edit",
  editServices: "roles:permissions.AttendanceApi.Services.Edit",
  viewRoles: "roles:permissions.MembershipApi.Roles.View",
  editRoles: "roles:permissions.MembershipApi.Roles.Edit",
  editSettings: "roles:permissions.MembershipApi.Settings.Edit",
  administerForms: "roles:permissions.MembershipApi.Forms.Admin",
  editForms: "roles:permissions.MembershipApi.Forms.Edit",
  editGroups: "roles:permissions.MembershipApi.Groups.Edit",
  viewPeople: "roles:permissions.MembershipApi.People.View",
  viewMembers: "roles:permissions.MembershipApi.People.ViewMembers",
  editPeople: "roles:permissions.MembershipApi.People.Edit",
  editPlans: "roles:permissions.MembershipApi.Plans.Edit",
  editGroupMembers: "roles:permissions.MembershipApi.GroupMembers.Edit",
  viewGroupMembers: "roles:permissions.MembershipApi.GroupMembers.View",
  viewDonationSummaries: "roles:permissions.GivingApi.Donations.ViewSummary",
  viewDonations: "roles:permissions.GivingApi.Donations.View",
  editDonations: "roles:permissions.GivingApi.Donations.Edit",
  viewGivingSettings: "roles:permissions.GivingApi.Settings.View",
  editGivingSettings: "roles:permissions.GivingApi.Settings.Edit",
  hostChat: "roles:permissions.ContentApi.Chat.Host",
  editContent: "roles:permissions.ContentApi.Content.Edit",
  editStreamingServices: "roles:permissions.ContentApi.StreamingServices.Edit",
} as const satisfies Record<Exclude<keyof typeof can, "administerServer">, string>;

type GrantableName = keyof typeof PERMISSION_LABELS;
const isGrantable = (name: string): name is GrantableName => name in PERMISSION_LABELS;
const GRANTABLE = Object.keys(can).filter(isGrantable);

export function permissionLabels(permission: Permission): (typeof PERMISSION_LABELS)[GrantableName] | null {
  const name = GRANTABLE.find((each) => samePermission(can[each], permission));
  return name ? PERMISSION_LABELS[name] : null;
}

export const AREA_LABELS = {
  MembershipApi: "roles:area.MembershipApi",
  GivingApi: "roles:area.GivingApi",
  MessagingApi: "roles:area.MessagingApi",
  ContentApi: "roles:area.ContentApi",
  AttendanceApi: "roles:area.AttendanceApi",
} as const satisfies Record<PermissionApi, string>;

/** The translation keys of content types; an unknown content type is shown as it is. */
const SUBJECT_LABELS = {
  Attendance: "roles:subject.Attendance",
  Services: "roles:subject.Services",
  Roles: "roles:subject.Roles",
  Settings: "roles:subject.Settings",
  Forms: "roles:subject.Forms",
  Groups: "roles:subject.Groups",
  People: "roles:subject.People",
  Plans: "roles:subject.Plans",
  "Group Members": "roles:subject.GroupMembers",
  Donations: "roles:subject.Donations",
  Chat: "roles:subject.Chat",
  Content: "roles:subject.Content",
  StreamingServices: "roles:subject.StreamingServices",
} as const;

type Subject = keyof typeof SUBJECT_LABELS;
const isSubject = (contentType: string): contentType is Subject => contentType in SUBJECT_LABELS;

export const subjectLabels = (contentType: string): (typeof SUBJECT_LABELS)[Subject] | null =>
  isSubject(contentType) ? SUBJECT_LABELS[contentType] : null;
