import { chooseLanguage } from "@offertory/i18n";
import { sanitizeTexts, type SanitizedTexts } from "../../../platform/rich-text/index.ts";
import { inTransaction, type Content } from "../content.ts";
import { readAnswers } from "../elements/read-answers.ts";
import { makePage } from "../pages/make-page.ts";
import type { ContentSection } from "../pages/published-page.ts";
import type { ContentElement } from "../pages/published-page.ts";
import { showToEveryone } from "../publishing/show-to-everyone.ts";
import { plantSections } from "../sections/plant-sections.ts";
import { starterSite, type StarterPage } from "./starter-pages.ts";

/**
 * Gives a church its first site, published at once, when somebody first looks for it: so that a church which was here before
 * sites were gets one like a new one. Whoever comes second finds it made. False where there is no such church.
 */
export async function beginSite(content: Content, churchId: string, personId: string | null): Promise<boolean> {
  if (await content.navigation.find(churchId)) return true;
  const card = await content.navigation.card(churchId);
  if (!card) return false;
  const language = chooseLanguage([await content.navigation.languageOf(churchId, personId ?? "")]);
  const { pages, navigation } = starterSite(card, language);
  const sanitized = await sanitizeTexts(
    churchId,
    pages.flatMap(({ sections }) => sections.flatMap(textsOf)),
  );
  await inTransaction(content, async (stores) => {
    if (!(await stores.navigation.begin(churchId, navigation, content.now()))) return;
    for (const page of pages) {
      const made = await makePage(content, stores, page, { churchId, personId: null });
      await plantSections(content, stores, made, checked(page, sanitized));
      await showToEveryone(content, stores, made, null);
    }
  });
  return true;
}

type Draft = Omit<ContentElement, "id">;
type StarterElement = StarterPage["sections"][number]["elements"][number];

/** By the same rules as what people write. */
function checked({ sections }: StarterPage, sanitized: SanitizedTexts): Omit<ContentSection, "id">[] {
  const read = ({ type, answers, columns }: StarterElement): Draft => ({
    type,
    answers: readAnswers(type, answers, sanitized),
    ...(columns && { columns: columns.map((column) => column.map(read).map(withId)) }),
  });
  return sections.map((section) => ({ ...section, elements: section.elements.map(read).map(withId) }));
}

/** The church's name and address are in them. */
const textsOf = ({ elements }: { elements: readonly StarterElement[] }): unknown[] =>
  elements.flatMap(({ answers, columns = [] }) => [
    answers["text"],
    ...columns.flatMap((inside) => textsOf({ elements: inside })),
  ]);

/** Those who plant it give it another. */
const withId = (element: Draft): ContentElement => ({ id: "", ...element });
