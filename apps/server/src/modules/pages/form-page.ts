import type { FormPage } from "@offertory/contract/forms/form-page";
import type { Language } from "@offertory/i18n";
import { escapeHtml } from "../../platform/html/escape-html.ts";
import { preconnects } from "./donation-page.ts";
import { formStrings } from "./form-strings.ts";
import { giveStrings } from "./give-strings.ts";
import { openPublicPage } from "../../platform/pages/public-page.ts";

/** Reads what a form's page shows; null when there is no such church. */
export type ReadFormPage = (subDomain: string, formId: string) => Promise<FormPage | null>;

interface FormPageInput {
  page: FormPage;
  formId: string;
  language: Language;
  nonce: string;
  apps: Record<"portal" | "site", string>;
  /** The path of the church's home page. */
  home: string;
  givingApi: string;
  membershipApi: string;
}

type Render = (boot: unknown, formId: string) => { body: string; foot: string; brand: string; title: string };

/** Search engines must not list forms: a form is meant for the people who were given its link. */
const NOINDEX = '<meta name="robots" content="noindex">';

/** Returns a function that renders the public page of a form; null when the page was not built. */
export function openFormPage(dist: string) {
  const publicPage = openPublicPage<Render>(dist, "form");
  if (!publicPage) return null;
  return async ({ nonce, formId, ...input }: FormPageInput): Promise<string> => {
    const { page, language } = input;
    const render = await publicPage.loadRender();
    const boot = { ...input, strings: formStrings(language), giveStrings: page.giving ? giveStrings(language) : null };
    return publicPage.wrap(render(boot, formId), {
      language,
      nonce,
      boot,
      head: NOINDEX + (page.giving ? preconnects(page.giving) : ""),
      attributes: ` data-form="${escapeHtml(formId)}"`,
    });
  };
}
