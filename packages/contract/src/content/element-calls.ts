import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../text/text.ts";
import { PageElement, PageElementDraft, PageSection, PageSectionDraft } from "./page.ts";

const ById = z.object({ id: Id });

export const saveElements = endpoint({
  api: "content",
  method: "POST",
  path: "/elements",
  summary: "Add elements to a page, or change them",
  body: z.array(PageElementDraft).check(z.minLength(1), z.maxLength(50)),
  answer: z.array(PageElement),
});

export const removeElement = endpoint({
  api: "content",
  method: "DELETE",
  path: "/elements/:id",
  summary: "Remove an element with its children from a page; it can be restored",
  params: ById,
  answer: z.object({}),
});

export const restoreElement = endpoint({
  api: "content",
  method: "POST",
  path: "/elements/:id/restore",
  summary: "Restore a removed element",
  params: ById,
  answer: z.array(PageElement),
});

export const saveSections = endpoint({
  api: "content",
  method: "POST",
  path: "/sections",
  summary: "Add sections to a page, or change their background",
  body: z.array(PageSectionDraft).check(z.minLength(1), z.maxLength(50)),
  answer: z.array(PageSection),
});

export const removeSection = endpoint({
  api: "content",
  method: "DELETE",
  path: "/sections/:id",
  summary: "Remove a section with its elements from a page; it can be restored",
  params: ById,
  answer: z.object({}),
});

export const restoreSection = endpoint({
  api: "content",
  method: "POST",
  path: "/sections/:id/restore",
  summary: "Restore a removed section",
  params: ById,
  answer: PageSection,
});
