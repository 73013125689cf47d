import { QueryClientProvider } from "@tanstack/react-query";
import type { Analytics } from "../analytics/open-analytics.ts";
import { createContext, type ReactNode, use } from "react";
import type { Call } from "../calls/connect.ts";
import type { PageConfig } from "../config.ts";
import type { Client } from "./start-client.ts";

const ClientContext = createContext<Client | null>(null);

/** Gives the screens below it the server, the session and the page's configuration. */
export function ApiProvider({ client, children }: { client: Client; children: ReactNode }) {
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={client.queries}>{children}</QueryClientProvider>
    </ClientContext>
  );
}

export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error("There is no ApiProvider above this component.");
  return client;
}

/** The typed call itself, for what neither reads nor changes through the cache. */
export const useApi = (): Call => useClient().call;

export const useConfig = (): PageConfig => useClient().config;

/** Counts visits and events where a tag is configured, and is silent elsewhere. */
export const useAnalytics = (): Analytics => useClient().analytics;
