import "@offertory/ui/styles.css";
import { DEFAULT_LANGUAGE } from "@offertory/i18n";
import common from "@offertory/i18n/locales/en/common.json" with { type: "json" };
import editors from "@offertory/i18n/locales/en/editors.json" with { type: "json" };
import gallery from "@offertory/i18n/locales/en/gallery.json" with { type: "json" };
import { I18nProvider, startLanguages } from "@offertory/i18n/react";
import { createRoot } from "react-dom/client";
import { readHtml } from "../../to-markdown/read-html.ts";
import { toMarkdown } from "../../to-markdown/to-markdown.ts";
import { sanitizeHtml, renderMarkdown } from "../../rich-text/index.ts";
import { EditorsPage } from "./editors-page.tsx";
import { findChangedHtml } from "./keep-html.ts";
import { findLostText } from "./round-trip.ts";

/** A page for the tests, with both editors and their functions. */
const languages = startLanguages({ language: DEFAULT_LANGUAGE, load: async () => ({ common, editors, gallery }) });
await languages.ready;

Object.assign(window, {
  offertory: { sanitizeHtml, renderMarkdown, readHtml, toMarkdown, findLostText, findChangedHtml },
});
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <I18nProvider languages={languages}>
      <EditorsPage />
    </I18nProvider>,
  );
}
