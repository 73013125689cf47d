import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderScreen } from "@offertory/features/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DonorLink } from "./donor-link.tsx";

const TREASURY = join(import.meta.dirname, "..");

/**
 * The files that may use a donor's name directly: the form that records offline gifts, the declaration of Gift Aid, and
 * the printed statement.
 */
const MAY_READ = new Set([
  "batches/donor-field.tsx",
  "batches/gift-draft.ts",
  "gift-aid/record-dialog.tsx",
  "statements/paper-view.tsx",
  "statements/statement-dialog.tsx",
]);

test.each([
  { donor: { id: "ruth", name: "Ruth Boaz" }, shown: "Ruth Boaz" },
  { donor: { id: "ruth", name: "" }, shown: "Unnamed person" },
  { donor: null, shown: "Anonymous" },
])("a donor is shown as $shown", async ({ donor, shown }) => {
  await renderScreen(<DonorLink donor={donor} className="" />, { before: () => {} });
  const name = await screen.findByText(shown);
  expect(name.getAttribute("href")).toBe(donor && "/people/ruth");
});

test("treasury screens show donor names only with useDonorName and DonorLink", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: TREASURY }).filter(
    (file) => !/\.test\.|testing\/|^donors\//.test(file) && !MAY_READ.has(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const namesByHand = files.filter((file) =>
    /\b(person|donor)\??\.name\b|donations\.nobody/.test(readFileSync(join(TREASURY, file), "utf8")),
  );
  expect(namesByHand).toEqual([]);
});
