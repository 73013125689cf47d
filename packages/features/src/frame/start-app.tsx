import { type Arrival, ApiProvider, type Client, readConfig, startClient, takeArrival } from "@offertory/api-client";
import { I18nProvider, type Languages, startLanguages, useT, type Words } from "@offertory/i18n/react";
import { CspNonceProvider, SnackbarProvider } from "@offertory/ui";
import { type ReactNode, StrictMode } from "react";
import { createBrowserRouter, type RouteObject, RouterProvider } from "@offertory/router";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FailedPage } from "./failed-page.tsx";
import { applyTheme, readTheme } from "./theme.ts";

/** What an app's routes may need to know of the start. */
export interface Start {
  arrival: Arrival;
  client: Client;
  /** Fetches the words of a page beside its code. */
  learn: Languages["learn"];
}

/** Makes an app of ours ready to be shown: the address is cleaned first, then words and session are fetched side by side. */
export async function startApp(routesFor: (start: Start) => RouteObject[]): Promise<ReactNode> {
  const arrival = takeArrival();
  applyTheme(readTheme());
  const config = readConfig();
  giveNonceToPreloads(config.nonce);
  const client = startClient(config);
  void client.session.start(arrival.jwt);
  const languages = startLanguages({
    language: config.language,
    load: (language, late) =>
      fetchStrings(wordsAddress(late ? `${language}/${late}` : language, config.localesVersion)),
  });
  // Made before the words are there: it begins at once to fetch the page that the address names.
  const router = createBrowserRouter(routesFor({ arrival, client, learn: languages.learn }));
  await languages.ready;
  return (
    <StrictMode>
      <Providers client={client} languages={languages}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}

interface ProvidersProps {
  client: Client;
  languages: Languages;
  children: ReactNode;
}

/** Words, server, session and notices, for everything below. */
export const Providers = ({ client, languages, children }: ProvidersProps) => (
  <I18nProvider languages={languages}>
    <ErrorBoundary fallback={<FailedPage />}>
      <CspNonceProvider nonce={client.config.nonce}>
        <ApiProvider client={client}>
          <Notices>{children}</Notices>
        </ApiProvider>
      </CspNonceProvider>
    </ErrorBoundary>
  </I18nProvider>
);

function Notices({ children }: { children: ReactNode }) {
  return <SnackbarProvider closeLabel={useT()("common:close")}>{children}</SnackbarProvider>;
}

const wordsAddress = (name: string, version: string): string => `/locales/${name}.json?v=${version}`;

async function fetchStrings(address: string): Promise<Words> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const words: unknown = await answer.json();
  return words instanceof Object ? Object.fromEntries(Object.entries(words)) : {};
}

/** The code that fetches a page's parts ahead looks for the nonce in a meta element. */
function giveNonceToPreloads(nonce: string): void {
  const meta = document.createElement("meta");
  meta.setAttribute("property", "csp-nonce");
  meta.nonce = nonce;
  document.head.append(meta);
}
