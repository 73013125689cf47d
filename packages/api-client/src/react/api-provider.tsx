import { QueryClientProvider } from "@tanstack/react-query";
import type { Analytics } from "../analytics/open-analytics.ts";
import { createContext, type ReactNode, use } from "react";
import type { Call } from "../calls/connect.ts";
import type { PageConfig } from "../config.ts";
import type { Client } from "./start-client.ts";

const ClientContext = createContext<Client | null>(null);

/** Gives the components below it the API client, the session and the page's configuration. */
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

/** Returns the typed call function, for calls that do not use the query cache. */
export const useApi = (): Call => useClient().call;

export const useConfig = (): PageConfig => useClient().config;

/** Counts visits and events if a tag is configured, and does nothing otherwise. */
export const useAnalytics = (): Analytics => useClient().analytics;
