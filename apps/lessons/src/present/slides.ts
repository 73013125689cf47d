import type { LessonSectionKind, ShownLesson } from "@offertory/contract";

export interface Slide {
  key: string;
  title: string;
  kind: LessonSectionKind | null;
  html: string;
  video: string | null;
  /** The first slide shows what the lesson is. */
  opening: { picture: string | null; description: string } | null;
  /** What stands in the leader's notes behind this slide, before the next one. */
  notes: { id: string; title: string; html: string }[];
}

/** Characters beyond which a part is shown heading by heading. */
const LONG = 450;

/** The slides of a lesson: a title, then one for each part, long ones page by page. Notes belong to the slide before them. */
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

/** A short text is one page; a long one begins a new page at each of its large headings. */
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
