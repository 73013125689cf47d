import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../text/text.ts";
import { Page, PageChange, PageDraft, PageTree } from "./page.ts";
import { PublicPage } from "./public-page.ts";

const ById = z.object({ id: Id });

export const listPages = endpoint({
  api: "content",
  method: "GET",
  path: "/pages",
  summary: "The pages of the church's site, for those who work on it",
  answer: z.array(Page),
});

export const addPage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages",
  summary: "Begin a page; nobody else sees it until it is published",
  body: PageDraft,
  answer: Page,
});

export const readPage = endpoint({
  api: "content",
  method: "GET",
  path: "/pages/:id",
  summary: "A page as it is worked on, with its sections and elements",
  params: ById,
  answer: PageTree,
});

/** Visitors see the new title, address and description after the next publishing. */
export const changePage = endpoint({
  api: "content",
  method: "PATCH",
  path: "/pages/:id",
  summary: "Change a page's title, address, description or picture",
  params: ById,
  body: PageChange,
  answer: Page,
});

export const copyPage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/copy",
  summary: "A new page with the same sections and elements",
  params: ById,
  body: PageDraft,
  answer: Page,
});

export const removePage = endpoint({
  api: "content",
  method: "DELETE",
  path: "/pages/:id",
  summary: "Take a page off the site; it can be brought back",
  params: ById,
  answer: z.object({}),
});

export const restorePage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/restore",
  summary: "Bring back a page that was removed",
  params: ById,
  answer: Page,
});

/** Takes every section and element in its new order, with the columns that each element is in. */
export const arrangePage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/arrange",
  summary: "Put sections and elements into this order",
  params: ById,
  body: z.object({
    sections: z
      .array(
        z.object({
          id: Id,
          elements: z
            .array(
              z.object({
                id: Id,
                parentId: z.nullish(Id),
                column: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
              }),
            )
            .check(z.maxLength(500)),
        }),
      )
      .check(z.maxLength(100)),
  }),
  answer: PageTree,
});

export const publishPage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/publish",
  summary: "Show a page as it is now to everyone",
  params: ById,
  answer: Page,
});

export const unpublishPage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/unpublish",
  summary: "Take a page back to a draft",
  params: ById,
  answer: Page,
});

export const previewPage = endpoint({
  api: "content",
  method: "GET",
  path: "/pages/:id/preview",
  summary: "A page as it would be shown if it were published now",
  params: ById,
  answer: PublicPage,
});

export const sharePreview = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/preview-link",
  summary: "A link that shows the page as it is worked on to whoever has it, for a day",
  params: ById,
  answer: z.object({ url: z.string(), expiresAt: z.string() }),
});

export const listPageVersions = endpoint({
  api: "content",
  method: "GET",
  path: "/pages/:id/versions",
  summary: "When a page was published, and by whom; the last fifty",
  params: ById,
  answer: z.array(
    z.object({ id: z.string(), publishedAt: z.string(), publishedBy: z.nullable(z.string()), title: z.string() }),
  ),
});

export const bringBackVersion = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/versions/:versionId/bring-back",
  summary: "Make the draft what was published then",
  params: z.object({ id: Id, versionId: Id }),
  answer: PageTree,
});

export const readPublicPage = endpoint({
  api: "content",
  method: "GET",
  path: "/pages/public/:churchId",
  summary: "A published page, as everyone sees it",
  params: z.object({ churchId: Id }),
  query: z.object({ url: z.optional(z.string().check(z.maxLength(200))) }),
  answer: PublicPage,
});
