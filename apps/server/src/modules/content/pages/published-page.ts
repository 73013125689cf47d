import type { ElementType, SectionBackground } from "@offertory/contract";

export interface ContentElement {
  id: string;
  type: ElementType;
  answers: Record<string, unknown>;
  /** Of columns: what stands in each. */
  columns?: ContentElement[][];
}

export interface ContentSection {
  id: string;
  background: SectionBackground;
  picture: string | null;
  elements: ContentElement[];
}

/** All that a page says, in one piece: what is kept when it is published. */
export interface PageContent {
  url: string;
  title: string;
  description: string;
  picture: string | null;
  sections: ContentSection[];
}
