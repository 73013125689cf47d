import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, text } from "../text/text.ts";
import { HOUSEHOLD_ROLES, PersonSummary } from "./person.ts";

export const Household = z.object({
  id: z.string(),
  name: z.string(),
  members: z.array(
    z.extend(PersonSummary, { householdRole: z.enum(HOUSEHOLD_ROLES), birthDate: z.nullable(z.string()) }),
  ),
});
export type Household = z.output<typeof Household>;

export const MAX_HOUSEHOLD_NAME_LENGTH = 200;

const ById = z.object({ id: Id });

export const readHousehold = endpoint({
  api: "membership",
  method: "GET",
  path: "/households/:id",
  summary: "Read a household with its people",
  params: ById,
  answer: Household,
});

export const searchHouseholds = endpoint({
  api: "membership",
  method: "GET",
  path: "/households",
  summary: "Find households by name",
  query: z.object({ search: z.optional(text(200)) }),
  answer: z.array(z.object({ id: z.string(), name: z.string(), size: z.int() })),
});

export const addHousehold = endpoint({
  api: "membership",
  method: "POST",
  path: "/households",
  summary: "Add a household of people",
  body: z.object({
    name: text(MAX_HOUSEHOLD_NAME_LENGTH),
    memberIds: z.array(Id).check(z.minLength(1), z.maxLength(50)),
    /** The role of each member, in the order of `memberIds`. Without roles, the first member is the head. */
    roles: z.optional(z.array(z.enum(HOUSEHOLD_ROLES)).check(z.maxLength(50))),
  }),
  answer: Household,
});

/** Fields that are left out stay as they are. People who are removed keep their record and have no household. */
export const changeHousehold = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/households/:id",
  summary: "Rename a household, or set its members and their roles",
  params: ById,
  body: z.object({
    name: z.optional(text(MAX_HOUSEHOLD_NAME_LENGTH)),
    members: z.optional(z.array(z.object({ personId: Id, role: z.enum(HOUSEHOLD_ROLES) })).check(z.maxLength(50))),
  }),
  answer: Household,
});
