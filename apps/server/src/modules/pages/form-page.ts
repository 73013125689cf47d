import type { FormPage } from "@offertory/contract/forms/form-page";
import type { Language } from "@offertory/i18n";
import { escapeHtml } from "../../platform/html/escape-html.ts";
import { preconnects } from "./donation-page.ts";
import { formStrings } from "./form-strings.ts";
import { giveStrings } from "./give-strings.ts";
import { openLightPage } from "../../platform/pages/light-page.ts";

/** What a form of a church is filled in with; null when there is no such church. */
export type ReadFormPage = (subDomain: string, formId: string) => Promise<FormPage | null>;

interface Asked {
  page: FormPage;
  formId: string;
  language: Language;
  nonce: string;
  apps: Record<"portal" | "site", string>;
  /** Where the church's site is, seen from this page. */
  home: string;
  givingApi: string;
  membershipApi: string;
}

type Render = (boot: unknown, formId: string) => { body: string; brand: string; title: string };

/** Forms are for who has their link. */
const NOINDEX = '<meta name="robots" content="noindex">';

/** The public page of a form. */
export function openFormPage(dist: string) {
  const light = openLightPage<Render>(dist, "form");
  if (!light) return null;
  return async ({ nonce, formId, ...asked }: Asked): Promise<string> => {
    const { page, language } = asked;
    const render = await light.loadRender();
    const boot = { ...asked, strings: formStrings(language), giveStrings: page.giving ? giveStrings(language) : null };
    return light.wrap(render(boot, formId), {
      language,
      nonce,
      boot,
      head: NOINDEX + (page.giving ? preconnects(page.giving) : ""),
      attributes: ` data-form="${escapeHtml(formId)}"`,
    });
  };
}
