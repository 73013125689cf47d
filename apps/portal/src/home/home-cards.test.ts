import { can, CHURCH_PERMISSIONS, holds, type Permission } from "@offertory/contract";
import { openLanguages } from "@offertory/i18n/server";
import { expect, test } from "vitest";
import { primaryNav } from "../shell/portal-nav.tsx";
import { workCards } from "./home-cards.ts";

const mayOf = (held: readonly Permission[]) => (wanted: Permission) => holds(held, wanted);
const cardsFor = (...held: Permission[]) => workCards(mayOf(held)).map(({ card }) => card);

test("an administrator is led to everything", () => {
  expect(cardsFor(...CHURCH_PERMISSIONS)).toEqual(["people", "treasury", "forms", "pages", "roles", "settings"]);
});

test("whatever the menu has for a permission has its card", async () => {
  const t = (await openLanguages())("en");
  const linksFor = (held: readonly Permission[]) => primaryNav(t, mayOf(held)).map(({ href }) => href);
  const everyone = linksFor([]);
  for (const held of [CHURCH_PERMISSIONS, ...CHURCH_PERMISSIONS.map((one) => [one])])
    expect(workCards(mayOf(held)).map(({ href }) => href)).toEqual(
      linksFor(held).filter((href) => !everyone.includes(href)),
    );
});

test("a member who may see members is led to the directory", () => {
  expect(cardsFor(can.viewMembers)).toEqual(["members"]);
});

test("whoever holds nothing is led to nothing of the church's work", () => {
  expect(cardsFor()).toEqual([]);
});
