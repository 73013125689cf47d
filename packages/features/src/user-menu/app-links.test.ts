import { someConfig } from "@offertory/api-client/testing";
import { expect, test } from "vitest";
import { appLinks, logoutLink, profileLink } from "./app-links.ts";

const { apps } = someConfig();

test("S2.12 the links to the three apps include the jwt and the church", () => {
  expect(appLinks(apps, "hand.over", "c 1")).toEqual([
    { app: "portal", href: "http://localhost:3000/login?jwt=hand.over&churchId=c+1" },
    { app: "site", href: "http://localhost:3001/login?jwt=hand.over&churchId=c+1" },
    { app: "lessons", href: "http://localhost:3002/login?jwt=hand.over&churchId=c+1" },
  ]);
});

test("S2.14 the profile link is internal in the portal, and goes through the portal's login from other apps", () => {
  expect(profileLink("portal", apps)).toEqual({ href: "/profile", external: false });
  expect(profileLink("lessons", apps)).toEqual({
    href: "http://localhost:3000/login?returnUrl=/profile",
    external: true,
  });
});

test("S2.15 the logout link includes the current path", () => {
  expect(logoutLink("/people?search=a&b")).toBe("/login?action=logout&returnUrl=%2Fpeople%3Fsearch%3Da%26b");
});
