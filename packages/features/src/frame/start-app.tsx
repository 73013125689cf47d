import { type Arrival, ApiProvider, type Client, readConfig, startClient, takeArrival } from "@offertory/api-client";
import { setPageMoney } from "@offertory/i18n";
import { I18nProvider, type Languages, startLanguages, useT, type Words } from "@offertory/i18n/react";
import { CspNonceProvider, SnackbarProvider } from "@offertory/ui";
import { type ReactNode, StrictMode } from "react";
import { createBrowserRouter, type RouteObject, RouterProvider } from "@offertory/router";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FailedPage } from "./failed-page.tsx";
import { density } from "./density.ts";
import { applyTheme, readTheme } from "./theme.ts";

/** What an app's routes may need of the start. */
export interface Start {
  arrival: Arrival;
  client: Client;
  /** Loads the translations of a page in parallel with its code. */
  loadNamespaces: Languages["loadNamespaces"];
}

/** Starts an app: removes tokens from the URL first, then loads translations and the session in parallel. */
export async function startApp(routesFor: (start: Start) => RouteObject[]): Promise<ReactNode> {
  const arrival = takeArrival();
  applyTheme(readTheme());
  density.apply(density.read());
  const config = readConfig();
  giveNonceToPreloads(config.nonce);
  const client = startClient(config);
  followChurchMoney(client);
  void client.session.start(arrival.jwt);
  const languages = startLanguages({
    language: config.language,
    load: (language, late) => fetchStrings(stringsUrl(late ? `${language}/${late}` : language, config.localesVersion)),
  });
  // Created before the translations are loaded, because it starts to load the code of the current page at once.
  const router = createBrowserRouter(routesFor({ arrival, client, loadNamespaces: languages.loadNamespaces }));
  await languages.ready;
  return (
    <StrictMode>
      <Providers client={client} languages={languages}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}

/** Shows and reads amounts in the currency of the signed-in church. It is called before any screen is told of a change. */
function followChurchMoney({ session }: Client): void {
  session.subscribe(() => {
    const church = session.read().church?.church;
    setPageMoney(church ? { currency: church.currency, ...church.amounts } : null);
  });
}

interface ProvidersProps {
  client: Client;
  languages: Languages;
  children: ReactNode;
}

/** Provides translations, API, session and notices to everything below. */
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

const stringsUrl = (name: string, version: string): string => `/locales/${name}.json?v=${version}`;

async function fetchStrings(address: string): Promise<Words> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const strings: unknown = await answer.json();
  return strings instanceof Object ? Object.fromEntries(Object.entries(strings)) : {};
}

/** Vite's preload code reads the CSP nonce from a meta element. */
function giveNonceToPreloads(nonce: string): void {
  const meta = document.createElement("meta");
  meta.setAttribute("property", "csp-nonce");
  meta.nonce = nonce;
  document.head.append(meta);
}
