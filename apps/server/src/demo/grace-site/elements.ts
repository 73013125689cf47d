import type { ElementType, SectionBackground } from "@offertory/contract";
import type { DemoPictures } from "../add-gallery.ts";

export interface DemoElement {
  elementType: ElementType;
  answers: Record<string, unknown>;
  columns?: DemoElement[][];
}

export interface DemoSection {
  background: SectionBackground;
  /** URL path of the picture behind the section, if `background` is `picture`. */
  picture?: string;
  elements: DemoElement[];
}

export interface DemoPage {
  url: string;
  title: string;
  description: string;
  /** URL path of the picture that link previews of the page show. */
  picture: string;
  sections: DemoSection[];
}

/** The form, fund and pictures that the pages refer to. */
export interface PageReferences {
  formId: string | null;
  fundId: string | null;
  pictures: DemoPictures;
}

export const words = (text: string): DemoElement => ({ elementType: "text", answers: { text } });

export const title = (text: string, below: string): string =>
  `<h1 class="align-center">${text}</h1><p class="align-center"><span class="font-size-20">${below}</span></p>`;

export const picture = (url: string, alt: string, more: { caption?: string; width?: "wide" } = {}): DemoElement => ({
  elementType: "picture",
  answers: { url, alt, ...more },
});

export const button = (text: string, url: string, variant = "primary"): DemoElement => ({
  elementType: "button",
  answers: { text, url, variant, size: "large" },
});

export const columns = (sizes: number[], ...inside: DemoElement[][]): DemoElement => ({
  elementType: "columns",
  answers: { sizes },
  columns: inside,
});
