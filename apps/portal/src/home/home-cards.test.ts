import { can, CHURCH_PERMISSIONS, holds, type Permission } from "@offertory/contract";
import { openLanguages } from "@offertory/i18n/server";
import { expect, test } from "vitest";
import { primaryNav } from "../shell/portal-nav.tsx";
import { workCards } from "./home-cards.ts";

const mayOf = (held: readonly Permission[]) => (wanted: Permission) => holds(held, wanted);
const cardsFor = (...held: Permission[]) => workCards(mayOf(held)).map(({ card }) => card);

test("an administrator gets all cards", () => {
  expect(cardsFor(...CHURCH_PERMISSIONS)).toEqual(["people", "treasury", "forms", "pages", "roles", "settings"]);
});

test("every menu entry that requires a permission has a card", async () => {
  const t = (await openLanguages())("en");
  const linksFor = (held: readonly Permission[]) => primaryNav(t, mayOf(held)).map(({ href }) => href);
  const everyone = linksFor([]);
  for (const held of [CHURCH_PERMISSIONS, ...CHURCH_PERMISSIONS.map((one) => [one])])
    expect(workCards(mayOf(held)).map(({ href }) => href)).toEqual(
      linksFor(held).filter((href) => !everyone.includes(href)),
    );
});

test("a caller with permission to view members gets the directory card", () => {
  expect(cardsFor(can.viewMembers)).toEqual(["members"]);
});

test("a caller without permissions gets no cards", () => {
  expect(cardsFor()).toEqual([]);
});
