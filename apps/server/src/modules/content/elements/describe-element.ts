import type { PageElement } from "@offertory/contract";
import type { ElementRow } from "./element-store.ts";

/** `answers` and `answersJSON` hold the same data; the text is made from the object, so that they always agree. */
export const describeElement = (row: ElementRow): PageElement => {
  const { id, churchId, sectionId, parentId, place, elementType, sort, answers } = row;
  return {
    id,
    churchId,
    sectionId,
    parentId,
    column: place,
    elementType,
    sort,
    answers,
    answersJSON: JSON.stringify(answers),
  };
};
