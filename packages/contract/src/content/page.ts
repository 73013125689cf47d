import { z } from "zod/mini";
import { MAX_ADDRESS_LENGTH } from "../rich-text/safe-address.ts";
import { Id, optionalText, text } from "../text/text.ts";
import { ELEMENT_TYPES } from "./element-kinds.ts";

/** What lies behind a section. */
export const SECTION_BACKGROUNDS = ["plain", "soft", "brand", "dark", "picture"] as const;
export type SectionBackground = (typeof SECTION_BACKGROUNDS)[number];

export const PAGE_LENGTHS = { title: 120, url: 60, description: 300 } as const;

/** `/` is the church's first page; the others have one name. */
export const PageUrl = z.string().check(z.regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/), z.maxLength(PAGE_LENGTHS.url));

/** Names that lead elsewhere on a church's site. */
export const TAKEN_PAGE_URLS = [
  "/give",
  "/donate",
  "/form",
  "/forms",
  "/login",
  "/logout",
  "/find",
  "/events",
  "/api",
] as const;

/** Of a church, and of one page; versions are what was published. */
export const MAX_PAGES = 100;
export const MAX_SECTIONS = 100;
export const MAX_ELEMENTS = 500;
export const MAX_VERSIONS = 50;

export const PAGE_STATES = ["draft", "published", "changed"] as const;

export const Page = z.object({
  id: z.string(),
  churchId: z.string(),
  url: z.string(),
  title: z.string(),
  /** For search engines and for those who share the page. */
  description: z.string(),
  /** Shown where the page is shared. */
  picture: z.nullable(z.string()),
  /** `changed`: published, and worked on since. */
  state: z.enum(PAGE_STATES),
  publishedAt: z.nullable(z.string()),
  changedAt: z.string(),
  /** Who changed it last, for those who work on it together. */
  changedBy: z.nullable(z.string()),
});
export type Page = z.output<typeof Page>;

export const PageDraft = z.object({
  title: text(PAGE_LENGTHS.title),
  url: text(PAGE_LENGTHS.url),
  description: optionalText(PAGE_LENGTHS.description),
});
export const PageChange = z.object({
  title: z.optional(text(PAGE_LENGTHS.title)),
  url: z.optional(text(PAGE_LENGTHS.url)),
  description: z.optional(text(PAGE_LENGTHS.description)),
  picture: optionalText(MAX_ADDRESS_LENGTH),
});

/** The wire's element: its answers come as an object, and as the same in one text. */
export const PageElement = z.object({
  id: z.string(),
  churchId: z.string(),
  sectionId: z.string(),
  /** The columns that it stands in, and which of them. */
  parentId: z.nullable(z.string()),
  column: z.int(),
  elementType: z.enum(ELEMENT_TYPES),
  sort: z.int(),
  answers: z.record(z.string(), z.unknown()),
  answersJSON: z.string(),
});
export type PageElement = z.output<typeof PageElement>;

/**
 * An element without an id is new; of a known one, what is left out stays. `answers` wins over `answersJSON`. `seenJSON` is
 * what it said when somebody began to change it: when it says something else by now, theirs is not written over.
 */
export const PageElementDraft = z.object({
  id: z.optional(Id),
  sectionId: z.optional(Id),
  parentId: z.nullish(Id),
  column: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  elementType: z.optional(z.enum(ELEMENT_TYPES)),
  sort: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  answers: z.optional(z.record(z.string(), z.unknown())),
  answersJSON: optionalText(120_000),
  seenJSON: optionalText(120_000),
});
export type PageElementDraft = z.output<typeof PageElementDraft>;

export const PageSection = z.object({
  id: z.string(),
  pageId: z.string(),
  sort: z.int(),
  background: z.enum(SECTION_BACKGROUNDS),
  picture: z.nullable(z.string()),
});
export type PageSection = z.output<typeof PageSection>;

export const PageSectionDraft = z.object({
  id: z.optional(Id),
  pageId: z.optional(Id),
  sort: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  background: z.optional(z.enum(SECTION_BACKGROUNDS)),
  picture: optionalText(MAX_ADDRESS_LENGTH),
});

/** A page as it is worked on. */
export const PageTree = z.object({
  page: Page,
  sections: z.array(PageSection),
  elements: z.array(PageElement),
});
export type PageTree = z.output<typeof PageTree>;
