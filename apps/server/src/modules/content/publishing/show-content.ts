import { parseVideoUrl, PublicPage, type PublicSection } from "@offertory/contract";
import { readFormPage } from "../../forms/index.ts";
import type { Content } from "../content.ts";
import type { PageContent } from "../pages/published-page.ts";
import type { ContentElement } from "../pages/published-page.ts";

type Needs = Pick<Content, "giving" | "forms" | "events">;

/**
 * Returns a page as visitors see it. Rich text was sanitized when it was saved; the funds, forms and events that
 * elements refer to are looked up now.
 */
export async function showContent(
  content: Needs,
  churchId: string,
  timeZone: string,
  { sections, ...page }: PageContent,
): Promise<PublicPage> {
  const shown = await Promise.all(
    sections.map(async ({ elements, ...section }) => ({
      ...section,
      elements: await Promise.all(elements.map((element) => showElement(content, churchId, element))),
    })),
  );
  // The stored content may be from an older version of the program, so it is parsed like outside input.
  return PublicPage.parse({ churchId, ...page, timeZone, sections: shown });
}

async function showElement(content: Needs, churchId: string, element: ContentElement): Promise<ShownElement> {
  const { id, type, answers, columns = [] } = element;
  const base = { id, type, answers };
  switch (type) {
    case "giving":
      return { ...base, fundName: await fundName(content, churchId, answers["fundId"]) };
    case "form":
      return { ...base, form: await openForm(content, churchId, answers["formId"]) };
    case "events":
      return { ...base, events: await content.events(churchId, Number(answers["count"] ?? 5)) };
    case "video":
      return { ...base, film: typeof answers["url"] === "string" ? parseVideoUrl(answers["url"]) : null };
    case "columns": {
      const all = columns.map((column) => Promise.all(column.map((inside) => showElement(content, churchId, inside))));
      return { ...base, columns: await Promise.all(all) };
    }
    case "text":
    case "picture":
    case "button":
      return base;
  }
}
type ShownElement = Pick<PublicSection["elements"][number], "id" | "type"> & Record<string, unknown>;

/** Returns the fund's name, or null when the fund does not accept gifts now. */
async function fundName({ giving }: Needs, churchId: string, fundId: unknown): Promise<string | null> {
  if (typeof fundId !== "string") return null;
  return (await giving.readOpenFunds(churchId)).find(({ id }) => id === fundId)?.name ?? null;
}

/** Returns the form if visitors can fill it in now; null otherwise, so that a page does not reveal other forms. */
async function openForm({ forms }: Needs, churchId: string, formId: unknown) {
  if (typeof formId !== "string") return null;
  const { standing, form } = await readFormPage(forms, churchId, formId);
  return standing === "open" && form ? { id: form.id, name: form.name, description: form.description } : null;
}
