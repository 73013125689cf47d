import type { PageElement } from "@offertory/contract";
import type { ElementRow } from "./element-store.ts";

/** The answers as an object and as one text: made from each other, so that they agree. */
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
