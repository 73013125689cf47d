import { expect, test } from "vitest";
import { postalLines } from "./postal-lines.ts";

const address = { address1: "12 Main Street", address2: "", city: "Springfield", state: "IL", zip: "62701" };
const nothing = { address1: "", address2: "", city: "", state: "", zip: "", country: "" };

test("an address is formatted as on an envelope", () => {
  expect(postalLines({ ...address, address2: "Suite 4", country: "United States" })).toEqual([
    "12 Main Street",
    "Suite 4",
    "Springfield, IL 62701",
    "United States",
  ]);
  expect(postalLines(address)).toEqual(["12 Main Street", "Springfield, IL 62701"]);
});

test.each(["Germany", "DE", "de"])("the postal code is before the city in %s", (country) => {
  const berlin = { ...nothing, address1: "Hauptstraße 1", city: "Berlin", state: "BE", zip: "10115", country };
  expect(postalLines(berlin)).toEqual(["Hauptstraße 1", "10115 Berlin", country]);
});

test("Mexico writes the state after the city", () => {
  expect(postalLines({ ...nothing, city: "Puebla", state: "Pue.", zip: "72000", country: "MX" })).toEqual([
    "72000 Puebla, Pue.",
    "MX",
  ]);
});

test("the postal code is on its own line in the United Kingdom", () => {
  const london = { ...nothing, address1: "1 High Street", city: "London", zip: "SW1A 1AA", country: "United Kingdom" };
  expect(postalLines(london)).toEqual(["1 High Street", "London", "SW1A 1AA", "United Kingdom"]);
});

test("empty address fields produce no line", () => {
  expect(postalLines({ ...nothing, city: "Springfield" })).toEqual(["Springfield"]);
  expect(postalLines({ ...nothing, zip: "62701" })).toEqual(["62701"]);
  expect(postalLines(nothing)).toEqual([]);
});
