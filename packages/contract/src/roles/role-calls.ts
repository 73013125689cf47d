import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PersonSummary } from "../people/person.ts";
import { Permission } from "../permissions/catalogue.ts";
import { Id, text } from "../text/text.ts";

/**
 * `admins` has every permission. All members have the role `members`, and all people the role `everyone`. A `chosen`
 * role is given to single people.
 */
/** The stored name of the administrators' role, which published clients know. */
export const ADMIN_ROLE_NAME = "Domain Admins";

export const ROLE_KINDS = ["admins", "members", "everyone", "chosen"] as const;

export const Role = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(ROLE_KINDS),
  permissions: z.array(Permission),
  memberCount: z.int(),
});
export type Role = z.output<typeof Role>;

export const RoleWithMembers = z.extend(Role, {
  members: z.array(z.extend(PersonSummary, { hasAccount: z.boolean() })),
});
export type RoleWithMembers = z.output<typeof RoleWithMembers>;

export const MAX_ROLE_NAME_LENGTH = 100;

const ById = z.object({ id: Id });
const Permissions = z.array(Permission).check(z.maxLength(100));

export const listRoles = endpoint({
  api: "membership",
  method: "GET",
  path: "/roles",
  summary: "List the roles of the church",
  answer: z.array(Role),
});

export const readRole = endpoint({
  api: "membership",
  method: "GET",
  path: "/roles/:id",
  summary: "Read a role with its permissions and members",
  params: ById,
  answer: RoleWithMembers,
});

export const addRole = endpoint({
  api: "membership",
  method: "POST",
  path: "/roles",
  summary: "Add a custom role",
  body: z.object({ name: text(MAX_ROLE_NAME_LENGTH), permissions: Permissions }),
  answer: Role,
});

export const changeRole = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/roles/:id",
  summary: "Rename a role or set its permissions",
  params: ById,
  body: z.object({ name: z.optional(text(MAX_ROLE_NAME_LENGTH)), permissions: z.optional(Permissions) }),
  answer: Role,
});

export const removeRole = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/roles/:id",
  summary: "Remove a custom role",
  params: ById,
  answer: z.object({ removed: z.boolean() }),
});

/** A person without an account is invited by email, if their email address is known. */
export const addRoleMember = endpoint({
  api: "membership",
  method: "POST",
  path: "/roles/:id/members",
  summary: "Add a person to a role; a person without an account is invited by email",
  params: ById,
  body: z.object({ personId: Id }),
  answer: RoleWithMembers,
});

export const removeRoleMember = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/roles/:id/members/:personId",
  summary: "Remove a person from a role",
  params: z.object({ id: Id, personId: Id }),
  answer: RoleWithMembers,
});
