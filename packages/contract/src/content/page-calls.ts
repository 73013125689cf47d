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
  summary: "List the pages of the church's site for editing",
  answer: z.array(Page),
});

export const addPage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages",
  summary: "Add a page as a draft, which only editors see until it is published",
  body: PageDraft,
  answer: Page,
});

export const readPage = endpoint({
  api: "content",
  method: "GET",
  path: "/pages/:id",
  summary: "Read a page for editing, with its sections and elements",
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
  summary: "Copy a page with its sections and elements",
  params: ById,
  body: PageDraft,
  answer: Page,
});

export const removePage = endpoint({
  api: "content",
  method: "DELETE",
  path: "/pages/:id",
  summary: "Remove a page from the site; it can be restored",
  params: ById,
  answer: z.object({}),
});

export const restorePage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/restore",
  summary: "Restore a removed page",
  params: ById,
  answer: Page,
});

/** Takes every section and element in its new order, with the columns that each element is in. */
export const arrangePage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/arrange",
  summary: "Reorder the sections and elements of a page",
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
  summary: "Publish a page as it is now",
  params: ById,
  answer: Page,
});

export const unpublishPage = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/unpublish",
  summary: "Unpublish a page",
  params: ById,
  answer: Page,
});

export const previewPage = endpoint({
  api: "content",
  method: "GET",
  path: "/pages/:id/preview",
  summary: "Preview a page as it would be published now",
  params: ById,
  answer: PublicPage,
});

export const sharePreview = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/preview-link",
  summary: "Create a preview link of a page draft, valid for a day",
  params: ById,
  answer: z.object({ url: z.string(), expiresAt: z.string() }),
});

export const listPageVersions = endpoint({
  api: "content",
  method: "GET",
  path: "/pages/:id/versions",
  summary: "List the last fifty published versions of a page",
  params: ById,
  answer: z.array(
    z.object({ id: z.string(), publishedAt: z.string(), publishedBy: z.nullable(z.string()), title: z.string() }),
  ),
});

export const restorePageVersion = endpoint({
  api: "content",
  method: "POST",
  path: "/pages/:id/versions/:versionId/bring-back",
  summary: "Restore a published version as the draft",
  params: z.object({ id: Id, versionId: Id }),
  answer: PageTree,
});

export const readPublicPage = endpoint({
  api: "content",
  method: "GET",
  path: "/pages/public/:churchId",
  summary: "Read a published page",
  params: z.object({ churchId: Id }),
  query: z.object({ url: z.optional(z.string().check(z.maxLength(200))) }),
  answer: PublicPage,
});
