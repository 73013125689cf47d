import "@offertory/ui/styles.css";
import { ApiProvider, readConfig, startClient } from "@offertory/api-client";
import { I18nProvider, startLanguages, type Words } from "@offertory/i18n/react";
import { CspNonceProvider, SnackbarProvider } from "@offertory/ui";
import { createRoot } from "react-dom/client";
import { GalleryPage } from "./gallery-page.tsx";

/** A page for tests on the portal's origin, with the portal's configuration, session and content security policy. */
const config = readConfig();
const client = startClient(config);
void client.session.start();
const languages = startLanguages({
  language: new URLSearchParams(location.search).get("language") ?? config.language,
  load: async (language, late) => {
    const answer = await fetch(`/locales/${late ? `${language}/${late}` : language}.json?v=${config.localesVersion}`);
    const words: Words = await answer.json();
    return words;
  },
});
await languages.ready;
const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(
  <I18nProvider languages={languages}>
    <CspNonceProvider nonce={config.nonce}>
      <ApiProvider client={client}>
        <SnackbarProvider closeLabel="Close">
          <GalleryPage />
        </SnackbarProvider>
      </ApiProvider>
    </CspNonceProvider>
  </I18nProvider>,
);
