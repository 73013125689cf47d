import {
  ELEMENT_ANSWERS,
  type ElementAnswers,
  type ElementType,
  parseVideoUrl,
  type PageElement,
  type PublicPage,
  type ShownElement,
} from "@offertory/contract";
import { sanitizeHtml } from "@offertory/editors/rich-text";

/** The data that the server looked up for the elements of a page: events, and names of funds and forms. */
export type LookedUp = ReadonlyMap<string, ShownElement>;

export const lookedUpIn = (page: PublicPage | undefined): LookedUp =>
  new Map(
    (page?.sections ?? [])
      .flatMap(({ elements }) =>
        elements.flatMap((one) => (one.type === "columns" ? [one, ...one.columns.flat()] : [one])),
      )
      .map((element) => [element.id, element]),
  );

/** Returns the answers of an element with defaults; invalid answers count as none. */
export function answersOf<Type extends ElementType>(type: Type, answers: Record<string, unknown>): ElementAnswers[Type];
export function answersOf(type: ElementType, answers: Record<string, unknown>) {
  const read = ELEMENT_ANSWERS[type].safeParse(answers);
  return read.success ? read.data : ELEMENT_ANSWERS[type].parse({});
}

/**
 * Returns an element as visitors see it. Columns stay empty, because the editor renders their elements with toolbars.
 */
export function showElement({ id, elementType, answers: given }: PageElement, lookedUp: LookedUp): ShownElement {
  const known = lookedUp.get(id);
  switch (elementType) {
    case "text":
      return { id, type: elementType, answers: { text: sanitizeHtml(answersOf(elementType, given).text) } };
    case "picture":
      return { id, type: elementType, answers: answersOf(elementType, given) };
    case "button":
      return { id, type: elementType, answers: answersOf(elementType, given) };
    case "giving": {
      const answers = answersOf(elementType, given);
      const isKnown = known?.type === "giving" && known.answers.fundId === answers.fundId;
      return { id, type: elementType, answers, fundName: isKnown ? known.fundName : null };
    }
    case "form": {
      const answers = answersOf(elementType, given);
      const isKnown = known?.type === "form" && known.answers.formId === answers.formId;
      return { id, type: elementType, answers, form: isKnown ? known.form : null };
    }
    case "events": {
      const answers = answersOf(elementType, given);
      return { id, type: elementType, answers, events: known?.type === "events" ? known.events : [] };
    }
    case "video": {
      const answers = answersOf(elementType, given);
      return { id, type: elementType, answers, film: parseVideoUrl(answers.url) };
    }
    case "columns":
      return { id, type: elementType, answers: answersOf(elementType, given), columns: [] };
  }
}

/** Whether visitors would see nothing of an element, because it is unfinished. */
export function isBlank(element: ShownElement): boolean {
  switch (element.type) {
    case "text":
      return !/<img |<hr/.test(element.answers.text) && plainText(element.answers.text) === "";
    case "picture":
    case "video":
      return element.answers.url === "";
    case "button":
      return element.answers.text === "" || element.answers.url === "";
    case "form":
      return element.form === null;
    case "giving":
    case "events":
    case "columns":
      return false;
  }
}

/** Returns the text of HTML without its markup. */
export const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll("<", " <"), "text/html")
    .body.textContent.replaceAll(/\s+/g, " ")
    .trim();
