import { expect, test } from "vitest";
import { matchRoutes, rankRoutes } from "./match-routes.ts";

const names = [
  "/",
  "/people",
  "/people/new",
  "/people/:id",
  "/people/:id/payment-methods",
  "/:subDomain",
  "/:subDomain/:page",
  "*",
];
const layout = { children: names.toReversed().map((path) => ({ path })) };
const branches = rankRoutes([layout]);
const pageAt = (address: string) => matchRoutes(branches, address).matches.at(-1)?.path;

test("the most specific route matches, regardless of the order of the routes", () => {
  expect(["/", "/people", "/people/new", "/people/7", "/people/7/payment-methods"].map(pageAt)).toEqual([
    "/",
    "/people",
    "/people/new",
    "/people/:id",
    "/people/:id/payment-methods",
  ]);
  expect(["/grace", "/grace/about", "/a/b/c"].map(pageAt)).toEqual(["/:subDomain", "/:subDomain/:page", "*"]);
});

test("uppercase letters and trailing slashes match the same page", () => {
  expect(["/People", "/people/", "/PEOPLE/New//"].map(pageAt)).toEqual(["/people", "/people", "/people/new"]);
});

test("a layout matches together with its page, and the page's parameters are returned", () => {
  const { matches, params } = matchRoutes(branches, "/people/7");
  expect(matches[0]).toBe(layout);
  expect(params).toEqual({ id: "7" });
});

test("parameters are decoded, and a parameter that cannot be decoded is returned unchanged", () => {
  expect(matchRoutes(branches, "/people/M%C3%BCller%2FSon").params).toEqual({ id: "Müller/Son" });
  expect(matchRoutes(branches, "/people/%E0%A4%A").params).toEqual({ id: "%E0%A4%A" });
});

test("a dot in a path matches only a dot", () => {
  const files = rankRoutes([{ path: "/robots.txt" }, { path: "*" }]);
  expect(matchRoutes(files, "/robotsxtxt").matches[0]?.path).toBe("*");
});
