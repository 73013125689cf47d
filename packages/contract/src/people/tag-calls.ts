import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, text } from "../text/text.ts";
import { MAX_PEOPLE_SELECTED } from "./people-calls.ts";
import { Tag } from "./person.ts";
import { MAX_TAG_NAME_LENGTH } from "./tag.ts";

const ById = z.object({ id: Id });
const TagName = z.object({ name: text(MAX_TAG_NAME_LENGTH) });

export const listTags = endpoint({
  api: "membership",
  method: "GET",
  path: "/tags",
  summary: "List the tags of the church, with the number of people who have each",
  /** `people`: at most `PEOPLE_COUNTED`. */
  answer: z.array(z.extend(Tag, { people: z.int() })),
});

export const addTag = endpoint({
  api: "membership",
  method: "POST",
  path: "/tags",
  summary: "Add a tag",
  body: TagName,
  answer: Tag,
});

export const renameTag = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/tags/:id",
  summary: "Rename a tag",
  params: ById,
  body: TagName,
  answer: Tag,
});

export const deleteTag = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/tags/:id",
  summary: "Delete a tag, and remove it from everyone who has it",
  params: ById,
  answer: z.object({ deleted: z.boolean() }),
});

export const listPersonTags = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/:id/tags",
  summary: "List the tags of a person",
  params: ById,
  answer: z.array(Tag),
});

export const tagPeople = endpoint({
  api: "membership",
  method: "POST",
  path: "/people/tags",
  summary: "Add a tag to people, or remove it from them",
  body: z.object({
    ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_PEOPLE_SELECTED)),
    tagId: Id,
    tagged: z.boolean(),
  }),
  /** The people who did not have the tag before, or had it; the same call with the opposite undoes it for them. */
  answer: z.object({ changedIds: z.array(z.string()) }),
});
