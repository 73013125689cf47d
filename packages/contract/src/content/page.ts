import { z } from "zod/mini";
import { MAX_ADDRESS_LENGTH } from "../rich-text/safe-address.ts";
import { Id, optionalText, text } from "../text/text.ts";
import { ELEMENT_TYPES } from "./element-kinds.ts";

export const SECTION_BACKGROUNDS = ["plain", "soft", "brand", "dark", "picture"] as const;
export type SectionBackground = (typeof SECTION_BACKGROUNDS)[number];

export const PAGE_LENGTHS = { title: 120, url: 60, description: 300 } as const;

/** The path of a page: `/` for the home page, one lower-case name for the others. */
export const PageUrl = z.string().check(z.regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/), z.maxLength(PAGE_LENGTHS.url));

/** Paths of a church's site that are not pages. */
export const RESERVED_PAGE_URLS = [
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

/** Limits: pages of a church; sections, elements and published versions of a page. */
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
  /** Shown by search engines and in link previews. */
  description: z.string(),
  /** Shown in link previews. */
  picture: z.nullable(z.string()),
  /** `changed`: published, with later changes that are not published yet. */
  state: z.enum(PAGE_STATES),
  publishedAt: z.nullable(z.string()),
  changedAt: z.string(),
  /** Who changed the page last, for the people who edit it together. */
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

/** An element in the API. `answersJSON` is `answers` as JSON text. */
export const PageElement = z.object({
  id: z.string(),
  churchId: z.string(),
  sectionId: z.string(),
  /** The columns element that this element is in, and the index of its column. */
  parentId: z.nullable(z.string()),
  column: z.int(),
  elementType: z.enum(ELEMENT_TYPES),
  sort: z.int(),
  answers: z.record(z.string(), z.unknown()),
  answersJSON: z.string(),
});
export type PageElement = z.output<typeof PageElement>;

/**
 * Without an id the element is new. Fields of an existing element that are left out stay as they are. `answers` takes
 * precedence over `answersJSON`. `seenJSON` is the element as the editor read it: the change is refused when someone
 * else has changed it since.
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

/** The draft of a page. */
export const PageTree = z.object({
  page: Page,
  sections: z.array(PageSection),
  elements: z.array(PageElement),
});
export type PageTree = z.output<typeof PageTree>;
