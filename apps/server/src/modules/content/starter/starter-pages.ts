import { postalLines, type NavigationLink } from "@offertory/contract";
import type { Language } from "@offertory/i18n";
import { escapeHtml } from "../../../platform/html/escape-html.ts";
import type { PageContent } from "../pages/published-page.ts";
import type { ContentSection } from "../pages/published-page.ts";
import type { ContentElement } from "../pages/published-page.ts";
import { STARTER_TEXTS } from "./texts/index.ts";

export interface StarterChurch {
  name: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

type Element = Omit<ContentElement, "id" | "columns"> & { columns?: Element[][] };
type Section = Omit<ContentSection, "id" | "elements"> & { elements: Element[] };
export type StarterPage = Omit<PageContent, "sections"> & { sections: Section[] };

const textElement = (...parts: string[]): Element => ({ type: "text", answers: { text: parts.join("") } });
const section = (background: Section["background"], ...elements: Element[]): Section => ({
  background,
  picture: null,
  elements,
});
const sideBySide = (...columns: Element[][]): Element => ({ type: "columns", answers: { sizes: [6, 6] }, columns });

/**
 * Returns a small site that a church can publish on its first day. Its texts claim nothing that might be wrong, such as
 * service times.
 */
export function starterSite(
  church: StarterChurch,
  language: Language,
  amounts: readonly number[],
): { pages: StarterPage[]; navigation: NavigationLink[] } {
  const texts = STARTER_TEXTS[language];
  const fillIn = (text: string) => text.replaceAll("{{church}}", church.name).replaceAll("{{city}}", church.city);
  const html = (text: string) => escapeHtml(fillIn(text));
  const heading = (text: string) => `<h2>${html(text)}</h2>`;
  const paragraph = (text: string) => `<p>${html(text)}</p>`;
  const title = (text: string, below: string) =>
    `<h1 class="align-center">${html(text)}</h1><p class="align-center"><span class="font-size-20">${html(below)}</span></p>`;
  const address = postalLines(church).map(escapeHtml).join("<br>");

  const home: StarterPage = {
    url: "/",
    title: texts.home,
    description: fillIn(texts.homeDescription),
    picture: null,
    sections: [
      section(
        "brand",
        textElement(
          title(texts.welcome, texts.glad),
          `<p class="align-center"><a href="/about" class="btn btn-light btn-large">${html(texts.aboutUs)}</a></p>`,
        ),
      ),
      section(
        "plain",
        sideBySide(
          [textElement(heading(texts.newHere), paragraph(texts.newHereText))],
          [textElement(heading(texts.times), paragraph(texts.timesText))],
        ),
      ),
      section("soft", { type: "events", answers: { title: texts.upcoming, count: 5 } }),
      section("plain", {
        type: "giving",
        answers: { title: texts.give, text: fillIn(texts.giveText), fundId: null, amounts },
      }),
      ...(address ? [section("soft", textElement(heading(texts.visitUs), `<p>${address}</p>`))] : []),
    ],
  };
  const about: StarterPage = {
    url: "/about",
    title: texts.about,
    description: fillIn(texts.aboutDescription),
    picture: null,
    sections: [
      section("brand", textElement(title(texts.about, church.name))),
      section("plain", textElement(heading(texts.whoWeAre), paragraph(texts.whoWeAreText))),
      section("soft", textElement(heading(texts.whatToExpect), paragraph(texts.whatToExpectText))),
    ],
  };
  const navigation = [
    { label: texts.home, url: "/", children: [] },
    { label: texts.about, url: "/about", children: [] },
    { label: texts.events, url: "/events", children: [] },
  ];
  return { pages: [home, about], navigation };
}
