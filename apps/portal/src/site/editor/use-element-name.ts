import type { PageElement } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { answersOf, plainText } from "./show-element.ts";

// i18n-uses: pages:types.*

const MAX_NAME_LENGTH = 40;

/** Returns a function that names an element: its type, and the beginning of its text. */
export function useElementName(): (element: Pick<PageElement, "elementType" | "answers">) => string {
  const t = useT();
  return (element) => {
    const [type, text] = [t(`pages:types.${element.elementType}`), beginning(element)];
    return text === "" ? type : `${type}: ${text}`;
  };
}

function beginning(element: Pick<PageElement, "elementType" | "answers">): string {
  const text = textOf(element);
  return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH).trimEnd()}…` : text;
}

function textOf({ elementType, answers }: Pick<PageElement, "elementType" | "answers">): string {
  switch (elementType) {
    case "text":
      return plainText(answersOf(elementType, answers).text);
    case "picture": {
      const { alt, caption } = answersOf(elementType, answers);
      return alt || (caption ?? "");
    }
    case "button":
      return answersOf(elementType, answers).text;
    case "giving":
    case "events":
      return answersOf(elementType, answers).title ?? "";
    case "video":
      return answersOf(elementType, answers).title;
    case "form":
    case "columns":
      return "";
  }
}
