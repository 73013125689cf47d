import type { LessonSectionKind, ShownLesson } from "@offertory/contract";

export interface Slide {
  key: string;
  title: string;
  kind: LessonSectionKind | null;
  html: string;
  video: string | null;
  /** The lesson's picture and description on the first slide; null on all others. */
  opening: { picture: string | null; description: string } | null;
  /** The leader's notes that follow this slide in the lesson. */
  notes: { id: string; title: string; html: string }[];
}

/** A section with more characters than this is split at its headings. */
const LONG = 450;

/**
 * Returns the slides of a lesson: a title slide, then one per section; long sections are split. Notes belong to the
 * slide before.
 */
export function slidesOf(lesson: Pick<ShownLesson, "title" | "description" | "picture" | "sections">): Slide[] {
  const { title, description, picture } = lesson;
  const opening = { picture, description };
  const slides: Slide[] = [{ key: "opening", title, kind: null, html: "", video: null, opening, notes: [] }];
  for (const section of lesson.sections) {
    if (section.kind === "note") {
      slides.at(-1)?.notes.push({ id: section.id, title: section.title, html: section.html });
      continue;
    }
    pagesOf(section.html).forEach((html, page) =>
      slides.push({
        key: `${section.id}-${page}`,
        title: section.title,
        kind: section.kind,
        html,
        video: page === 0 ? section.video : null,
        opening: null,
        notes: [],
      }),
    );
  }
  return slides;
}

/** Splits a long text at its headings h1 to h3; a short text stays one page. */
export function pagesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if ((body.textContent ?? "").length <= LONG) return [html];
  const pages: string[] = [];
  let page = "";
  for (const child of body.children) {
    if (/^h[1-3]$/.test(child.localName) && page.trim()) {
      pages.push(page);
      page = "";
    }
    page += child.outerHTML;
  }
  return page.trim() ? [...pages, page] : pages.length > 0 ? pages : [html];
}
