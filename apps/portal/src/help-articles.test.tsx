import { startClient } from "@offertory/api-client";
import { someConfig } from "@offertory/api-client/testing";
import { handleOf } from "@offertory/features/frame";
import { isHelpArticle } from "@offertory/features/header";
import type { RouteObject } from "@offertory/router";
import { expect, test } from "vitest";
import { routes } from "./routes.tsx";

/** Pages that are simple enough to need no article. */
const WITHOUT = ["/logout", "/giving/manage", "/confirm-change"];

const pagesOf = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [...(route.lazy ? [route] : []), ...pagesOf(route.children ?? [])]);

test("S2.16 every page of the portal has a help article, apart from three simple pages", () => {
  const client = startClient(someConfig());
  const pages = pagesOf(routes({ arrival: { jwt: null }, client, loadNamespaces: async () => {} }));
  expect(pages.length).toBeGreaterThan(40);
  const missing = pages.filter((page) => !isHelpArticle(handleOf([page])?.article)).map(({ path }) => path);
  expect(missing).toEqual(WITHOUT);
});
