import type { Twin } from "../twin.ts";

const ROLES = "apps/server/src/modules/permissions/roles";
const ROLES_TEST = `${ROLES}/roles.test.ts`;
const GUARDED = `${ROLES}/guarded-roles.test.ts`;
const ROLE_ROUTES = `${ROLES}/role.routes.ts`;
const STORE = `${ROLES}/role-store.ts`;
const CHURCHES = "apps/server/src/modules/churches";
const CHURCHES_TEST = `${CHURCHES}/churches.test.ts`;
const SETTINGS_TEST = `${CHURCHES}/settings/guarded-settings.test.ts`;

const ifAnybodyMay = (module: string, call: string, guard: string) => ({
  find: `serve(app, ${call}, {\n    allow: allowedTo(${guard}),`,
  replace: `serve(app, ${call}, {\n    allow: ${module}.guards.member,`,
});
const ifAnybodyMayWithRoles = (call: string, guard = "can.editRoles") => ({
  file: ROLE_ROUTES,
  ...ifAnybodyMay("permissions", `calls.${call}`, guard),
});
const onlyRoleEditors = { test: GUARDED, title: "S6.01 only who may edit roles changes them and who is in them" };
const onlyRoleViewers = { test: GUARDED, title: "S6.01 only who may view roles sees them" };
const onlyOwnChurch = { test: GUARDED, title: "S6.02 roles of another church are neither seen nor changed" };
const onlySettingEditors = { test: SETTINGS_TEST, title: "S6.01 only who may edit settings sees and saves them" };

/** Roles, and what a church says of itself. */
export const CHURCHES_TWINS: Twin[] = [
  {
    guard: "Who was not granted something may not do it",
    file: "apps/server/src/platform/identity/access.ts",
    find: "if (!anyOf.some((permission) => may(caller, permission))) throw new NotAllowed();",
    replace: "",
    test: ROLES_TEST,
    title: "S6.01 a check passes only when a triple of the signed-in church matches",
  },
  {
    guard: "A permission is all three parts of its triple",
    file: "packages/contract/src/permissions/catalogue.ts",
    find: "one.action === other.action",
    replace: "true",
    test: ROLES_TEST,
    title: "S6.01 a check passes only when a triple of the signed-in church matches",
  },
  {
    guard: "Only who may view roles lists them",
    ...ifAnybodyMayWithRoles("listRoles", "can.viewRoles, can.editRoles"),
    ...onlyRoleViewers,
  },
  {
    guard: "Only who may view roles reads one",
    ...ifAnybodyMayWithRoles("readRole", "can.viewRoles, can.editRoles"),
    ...onlyRoleViewers,
  },
  { guard: "Only who may edit roles adds one", ...ifAnybodyMayWithRoles("addRole"), ...onlyRoleEditors },
  { guard: "Only who may edit roles changes one", ...ifAnybodyMayWithRoles("changeRole"), ...onlyRoleEditors },
  { guard: "Only who may edit roles removes one", ...ifAnybodyMayWithRoles("removeRole"), ...onlyRoleEditors },
  { guard: "Only who may edit roles puts somebody in", ...ifAnybodyMayWithRoles("addRoleMember"), ...onlyRoleEditors },
  {
    guard: "Only who may edit roles takes somebody out",
    ...ifAnybodyMayWithRoles("removeRoleMember"),
    ...onlyRoleEditors,
  },
  {
    guard: "A role is found in its own church only",
    file: STORE,
    find: '.where("roles.churchId", "=", churchId).where("roles.id", "=", id)',
    replace: '.where("roles.id", "=", id)',
    ...onlyOwnChurch,
  },
  {
    guard: "Roles are listed of one's own church only",
    file: STORE,
    find: '.where("roles.churchId", "=", churchId)\n        .orderBy(',
    replace: ".orderBy(",
    ...onlyOwnChurch,
  },
  {
    guard: "Only people of the church are put into its roles",
    file: STORE,
    find: '.select("personId")\n        .where("churchId", "=", churchId)',
    replace: '.select("personId")',
    test: ROLES_TEST,
    title: "somebody of another church cannot be put into a role",
  },
  {
    guard: "Nobody adds a role that permits more than they may",
    file: `${ROLES}/add-role.ts`,
    find: "refuseGrantingMore(caller, granted);",
    replace: "",
    test: ROLES_TEST,
    title: "nobody hands out more than they hold, nor joins a role that does",
  },
  {
    guard: "Nobody changes a role to permit more than they may",
    file: `${ROLES}/change-role.ts`,
    find: "if (granted) refuseGrantingMore(caller, differenceOf(granted, role.permissions));",
    replace: "",
    test: GUARDED,
    title: "S6.01 nobody changes a role to permit more than they may",
  },
  {
    guard: "Nobody is put into a role that permits more than who puts them in",
    file: `${ROLES}/change-members.ts`,
    find: 'refuseGrantingMore(caller, role.kind === "admins" ? CHURCH_PERMISSIONS : role.permissions);',
    replace: "",
    test: ROLES_TEST,
    title: "nobody hands out more than they hold, nor joins a role that does",
  },
  {
    guard: "Only what is in the catalogue can be granted",
    file: `${ROLES}/may-grant.ts`,
    find: "if (!found) throw new PermissionUnknown();",
    replace: "if (!found) return one;",
    test: ROLES_TEST,
    title: "S6.01 a role is made of triples of the catalogue, and nothing else can be granted",
  },
  {
    guard: "The last administrator is not taken out of the role",
    file: `${ROLES}/change-members.ts`,
    find: "throw new LastAdmin();",
    replace: "void 0;",
    test: ROLES_TEST,
    title: "a church keeps its last administrator, even when two leave at once",
  },
  {
    guard: "Of two administrators who leave at once, one stays",
    file: `${ROLES}/hold-roles.ts`,
    find: ".forUpdate()",
    replace: "",
    test: GUARDED,
    title: "S6.01 an administrator who leaves waits for another who is just leaving, and then stays",
  },
  {
    guard: "The administrators' role cannot be changed",
    file: `${ROLES}/change-role.ts`,
    find: 'role.kind === "admins" ||',
    replace: "",
    test: ROLES_TEST,
    title: "the fixed roles keep what they are, and names are unique",
  },
  {
    guard: "The roles that every church has cannot be removed",
    file: `${ROLES}/remove-role.ts`,
    find: 'if (role.kind !== "chosen") throw new RoleFixed();',
    replace: "",
    test: ROLES_TEST,
    title: "the fixed roles keep what they are, and names are unique",
  },
  {
    guard: "A church is changed by its own staff only",
    file: `${CHURCHES}/churches/change-church.ts`,
    find: "churchId === caller.churchId ?",
    replace: "churchId ?",
    test: CHURCHES_TEST,
    title: "S3.08 staff with the permission change their own church, and no other",
  },
  {
    guard: "Only who may edit settings sees what staff see of a church",
    file: `${CHURCHES}/churches/church.routes.ts`,
    ...ifAnybodyMay("churches", "calls.readChurchDetails", "can.editSettings"),
    ...onlySettingEditors,
  },
  {
    guard: "Only who may edit settings changes the church",
    file: `${CHURCHES}/churches/church.routes.ts`,
    ...ifAnybodyMay("churches", "calls.changeChurch", "can.editSettings"),
    ...onlySettingEditors,
  },
  {
    guard: "Only who may edit settings lists them",
    file: `${CHURCHES}/settings/setting.routes.ts`,
    ...ifAnybodyMay("churches", "listSettingsCall", "can.editSettings"),
    ...onlySettingEditors,
  },
  {
    guard: "Only who may edit settings saves them",
    file: `${CHURCHES}/settings/setting.routes.ts`,
    ...ifAnybodyMay("churches", "saveSettingsCall", "can.editSettings"),
    ...onlySettingEditors,
  },
  {
    guard: "Settings are listed of one's own church only",
    file: `${CHURCHES}/settings/setting-store.ts`,
    find: '.where("churchId", "=", churchId).orderBy("keyName")',
    replace: '.orderBy("keyName")',
    test: SETTINGS_TEST,
    title: "S6.02 settings are those of one's own church, and another's stay as they are",
  },
  {
    guard: "Settings are removed from one's own church only",
    file: `${CHURCHES}/settings/save-settings.ts`,
    find: '.where("churchId", "=", churchId).where("keyName", "=", key)',
    replace: '.where("keyName", "=", key)',
    test: SETTINGS_TEST,
    title: "S6.02 settings are those of one's own church, and another's stay as they are",
  },
  {
    guard: "Everyone is told public settings only",
    file: "apps/server/migrations/20261115000300-churches.sql",
    find: "where s.church_id = c.id and s.public",
    replace: "where s.church_id = c.id",
    test: SETTINGS_TEST,
    title: "S3.06 what is not public is told to nobody outside",
  },
  {
    guard: "A logo is a picture, and not what only says so",
    file: "apps/server/src/platform/pictures/read-picture.ts",
    find: "isReally(bytes) ? { type, bytes } : null",
    replace: "{ type, bytes }",
    test: CHURCHES_TEST,
    title: "S3.06 a setting that is unknown, or not what it says, is refused and nothing is saved",
  },
  {
    guard: "A colour is a colour",
    file: `${CHURCHES}/settings/check-setting.ts`,
    find: 'if (key === "brandColour") return /^#[0-9a-f]{6}$/i.test(value);',
    replace: "",
    test: SETTINGS_TEST,
    title: "S3.06 a colour is six digits, so that nothing else comes into a page with it",
  },
  {
    guard: "Two churches do not share a subdomain, nor take one of ours",
    file: `${CHURCHES}/churches/check-church.ts`,
    find: "|| isReserved(subDomain)) throw",
    replace: ") throw",
    test: CHURCHES_TEST,
    title: "S5.04 what may not be blank stays filled, and a subdomain is one that can be used",
  },
];
