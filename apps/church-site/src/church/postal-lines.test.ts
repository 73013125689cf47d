import { someChurch } from "@offertory/api-client/testing";
import { expect, test } from "vitest";
import { postalLines } from "./postal-lines.ts";

test("an address is formatted as on an envelope", () => {
  expect(postalLines(someChurch({ address2: "Suite 4" }))).toEqual([
    "100 Main Street",
    "Suite 4",
    "Springfield, IL 62701",
    "United States",
  ]);
});

test("empty address fields produce no line", () => {
  const nothing = { address1: "", address2: "", city: "", state: "", zip: "", country: "" };
  expect(postalLines(someChurch({ ...nothing, city: "Springfield" }))).toEqual(["Springfield"]);
  expect(postalLines(someChurch(nothing))).toEqual([]);
});
