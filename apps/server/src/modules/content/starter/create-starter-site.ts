import { presetAmountsOf } from "@offertory/contract";
import { chooseLanguage } from "@offertory/i18n";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { sanitizeTexts } from "../../../platform/rich-text/index.ts";
import { inTransaction, type Content } from "../content.ts";
import { readAnswers } from "../elements/read-answers.ts";
import { makePage } from "../pages/make-page.ts";
import type { ContentSection } from "../pages/published-page.ts";
import type { ContentElement } from "../pages/published-page.ts";
import { publishDraft } from "../publishing/publish-draft.ts";
import { copySections } from "../sections/copy-sections.ts";
import { starterSite, type StarterPage } from "./starter-pages.ts";

/** The number of suggested amounts on the home page. */
const MAX_AMOUNTS = 3;

/**
 * Creates and publishes the starter site of a church if it has none. This happens on first use rather than at
 * registration, so that churches from before this module get a site too. Returns false when there is no such church.
 */
export async function createStarterSite(content: Content, churchId: string, personId: string | null): Promise<boolean> {
  if (await content.navigation.find(churchId)) return true;
  // Concurrent visits share one creation: each of them would sanitize the same texts, and too many of a church are
  // refused.
  const { starterSites } = content;
  const creating =
    starterSites.get(churchId) ??
    writeStarterSite(content, churchId, personId).finally(() => starterSites.delete(churchId));
  starterSites.set(churchId, creating);
  return creating;
}

async function writeStarterSite(content: Content, churchId: string, personId: string | null): Promise<boolean> {
  const card = await content.navigation.card(churchId);
  if (!card) return false;
  const language = chooseLanguage([await content.navigation.languageOf(churchId, personId ?? "")]);
  const { pages, navigation } = starterSite(
    card,
    language,
    presetAmountsOf(currencyOf(churchId)).slice(0, MAX_AMOUNTS),
  );
  const sanitized = await sanitizeTexts(
    churchId,
    pages.flatMap(({ sections }) => sections.flatMap(textsOf)),
  );
  await inTransaction(content, async (stores) => {
    if (!(await stores.navigation.begin(churchId, navigation, content.now()))) return;
    for (const page of pages) {
      const made = await makePage(content, stores, page, { churchId, personId: null });
      await copySections(content, stores, made, checkSections(page, { sanitized, currency: currencyOf(churchId) }));
      await publishDraft(content, stores, made, null);
    }
  });
  return true;
}

type Draft = Omit<ContentElement, "id">;
type StarterElement = StarterPage["sections"][number]["elements"][number];

/** Checks the starter elements by the same rules as elements that an editor saves. */
function checkSections(
  { sections }: StarterPage,
  rules: Parameters<typeof readAnswers>[2],
): Omit<ContentSection, "id">[] {
  const read = ({ type, answers, columns }: StarterElement): Draft => ({
    type,
    answers: readAnswers(type, answers, rules),
    ...(columns && { columns: columns.map((column) => column.map(read).map(withId)) }),
  });
  return sections.map((section) => ({ ...section, elements: section.elements.map(read).map(withId) }));
}

/** Collects the rich texts of a section. They are sanitized because they contain the church's name and address. */
const textsOf = ({ elements }: { elements: readonly StarterElement[] }): unknown[] =>
  elements.flatMap(({ answers, columns = [] }) => [
    answers["text"],
    ...columns.flatMap((inside) => textsOf({ elements: inside })),
  ]);

/** Adds an empty id to satisfy the type; `copySections` assigns the real one. */
const withId = (element: Draft): ContentElement => ({ id: "", ...element });
