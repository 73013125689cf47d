import type { ElementType, SectionBackground } from "@offertory/contract";

export interface ContentElement {
  id: string;
  type: ElementType;
  answers: Record<string, unknown>;
  /** Only for type `columns`: the elements in each column. */
  columns?: ContentElement[][];
}

export interface ContentSection {
  id: string;
  background: SectionBackground;
  picture: string | null;
  elements: ContentElement[];
}

/** A whole page as one JSON document. Publishing stores it as a version. */
export interface PageContent {
  url: string;
  title: string;
  description: string;
  picture: string | null;
  sections: ContentSection[];
}
