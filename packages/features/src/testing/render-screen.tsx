import { ApiProvider, type Client, type PageConfig, startClient } from "@offertory/api-client";
import { someConfig } from "@offertory/api-client/testing";
import { I18nProvider } from "@offertory/i18n/react";
import { startEnglish } from "@offertory/i18n/testing";
import { SnackbarProvider } from "@offertory/ui";
import { render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "@offertory/router";

export interface Screen {
  user: UserEvent;
  client: Client;
  path(): string;
}

interface ScreenOptions {
  at?: string;
  config?: Partial<PageConfig>;
  /** Prepares the session before the screen is rendered; by default it starts from the cookies. */
  before?: (client: Client) => Promise<void> | void;
}

/** Renders a screen as an app would: with translations, session and router. */
export async function renderScreen(screen: ReactNode, options: ScreenOptions = {}): Promise<Screen> {
  const { at = "/", config, before = ({ session }) => session.start() } = options;
  const client = startClient(someConfig(config));
  await before(client);
  const router = createMemoryRouter([{ path: "*", element: screen }], { initialEntries: [at] });
  render(
    <I18nProvider languages={await startEnglish()}>
      <ApiProvider client={client}>
        <SnackbarProvider closeLabel="Close">
          <RouterProvider router={router} />
        </SnackbarProvider>
      </ApiProvider>
    </I18nProvider>,
  );
  const path = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(), client, path };
}
