import { startClient } from "@offertory/api-client";
import {
  pretendNetwork,
  type ServerAnswers,
  someConfig,
  somePerson,
  someSignIn,
  someUserChurch,
} from "@offertory/api-client/testing";
import type { Permission } from "@offertory/contract";
import { Providers } from "@offertory/features/frame";
import { startEnglish } from "@offertory/i18n/testing";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "@offertory/router";

interface Shown<Address extends string> {
  page: ReactElement;
  /** The route's pattern; `at` is the current URL. */
  path: string;
  at?: string;
  may: readonly Permission[];
  /** The server's responses by "METHOD /path". */
  answers: ServerAnswers<Address>;
}

/** What one test changes; its responses take precedence. */
export type PageChanges<Address extends string> = { [Key in keyof Shown<Address>]?: Shown<Address>[Key] | undefined };

/** Renders a page of the portal for a signed-in person with these permissions, with a stubbed server. */
export async function showPage<Address extends string, More extends string = never>(
  shown: Shown<Address>,
  more: PageChanges<More> = {},
) {
  const page = more.page ?? shown.page;
  const path = more.path ?? shown.path;
  const at = more.at ?? shown.at ?? path;
  const may = more.may ?? shown.may;
  const server = pretendNetwork({
    "POST /users/login": someSignIn([someUserChurch({}, may)]),
    "GET /people/person-of-church-grace": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
    ...shown.answers,
    ...more.answers,
  });
  document.cookie = "jwt=jwt-of-ada; path=/";
  document.cookie = "lastChurchId=church-grace; path=/";
  const client = startClient(someConfig());
  const [languages] = await Promise.all([startEnglish(), client.session.start()]);
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    {
      initialEntries: [at],
    },
  );
  render(
    <Providers client={client} languages={languages}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { server, user: userEvent.setup(), router, address };
}

/** Returns the body of the last matching call; undefined if there was none. */
export const lastBody = (
  server: Awaited<ReturnType<typeof showPage>>["server"],
  method: string,
  path: RegExp,
): unknown => server.requests.findLast((call) => call.method === method && path.test(call.path))?.body;
