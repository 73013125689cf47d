import type { NavigationLink } from "@offertory/contract";
import type { Language } from "@offertory/i18n";
import { escapeHtml } from "../../../platform/html/escape-html.ts";
import type { PageContent } from "../pages/published-page.ts";
import type { ContentSection } from "../pages/published-page.ts";
import type { ContentElement } from "../pages/published-page.ts";
import { STARTER_WORDS } from "./texts/index.ts";

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

const words = (...parts: string[]): Element => ({ type: "text", answers: { text: parts.join("") } });
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
): { pages: StarterPage[]; navigation: NavigationLink[] } {
  const w = STARTER_WORDS[language];
  const say = (text: string) => text.replaceAll("{{church}}", church.name).replaceAll("{{city}}", church.city);
  const html = (text: string) => escapeHtml(say(text));
  const heading = (text: string) => `<h2>${html(text)}</h2>`;
  const paragraph = (text: string) => `<p>${html(text)}</p>`;
  const title = (text: string, below: string) =>
    `<h1 class="align-center">${html(text)}</h1><p class="align-center"><span class="font-size-20">${html(below)}</span></p>`;
  const address = addressLines(church).map(escapeHtml).join("<br>");

  const home: StarterPage = {
    url: "/",
    title: w.home,
    description: say(w.homeDescription),
    picture: null,
    sections: [
      section(
        "brand",
        words(
          title(w.welcome, w.glad),
          `<p class="align-center"><a href="/about" class="btn btn-light btn-large">${html(w.aboutUs)}</a></p>`,
        ),
      ),
      section(
        "plain",
        sideBySide(
          [words(heading(w.newHere), paragraph(w.newHereText))],
          [words(heading(w.times), paragraph(w.timesText))],
        ),
      ),
      section("soft", { type: "events", answers: { title: w.upcoming, count: 5 } }),
      section("plain", {
        type: "giving",
        answers: { title: w.give, text: say(w.giveText), fundId: null, amounts: [25, 50, 100] },
      }),
      ...(address ? [section("soft", words(heading(w.visitUs), `<p>${address}</p>`))] : []),
    ],
  };
  const about: StarterPage = {
    url: "/about",
    title: w.about,
    description: say(w.aboutDescription),
    picture: null,
    sections: [
      section("brand", words(title(w.about, church.name))),
      section("plain", words(heading(w.whoWeAre), paragraph(w.whoWeAreText))),
      section("soft", words(heading(w.whatToExpect), paragraph(w.whatToExpectText))),
    ],
  };
  const navigation = [
    { label: w.home, url: "/", children: [] },
    { label: w.about, url: "/about", children: [] },
    { label: w.events, url: "/events", children: [] },
  ];
  return { pages: [home, about], navigation };
}

/** The address as lines of an envelope, without empty lines. */
const addressLines = ({ address1, address2, city, state, zip, country }: StarterChurch): string[] =>
  [address1, address2, [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", "), country].filter(
    Boolean,
  );
