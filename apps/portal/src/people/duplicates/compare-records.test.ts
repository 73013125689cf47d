import { describe, expect, test } from "vitest";
import { compareRecords, fullerRecord } from "./compare-records.ts";
import { makePerson } from "../testing/make-person.ts";

const short = makePerson({ id: "a", first: "Jo", last: "Park", email: "jo@example.com" });
const full = makePerson({ id: "b", first: "Joanna", last: "Park", mobilePhone: "555", gender: "Female" });

describe("comparing two records", () => {
  test("empty fields of the kept record are filled from the other record", () => {
    const rows = compareRecords(short, full);
    expect(rows.find(({ field }) => field === "first")).toMatchObject({ result: "Jo", differs: true });
    expect(rows.find(({ field }) => field === "mobilePhone")).toMatchObject({ kept: "", result: "555" });
    expect(rows.find(({ field }) => field === "gender")).toMatchObject({ kept: "Unspecified", result: "Female" });
    expect(rows.find(({ field }) => field === "email")).toMatchObject({ result: "jo@example.com" });
  });

  test("fields that are empty in both records are left out", () => {
    const fields = compareRecords(short, full).map(({ field }) => field);
    expect(fields).not.toContain("city");
    expect(fields).not.toContain("maritalStatus");
    expect(fields).toContain("membershipStatus");
  });

  test("names that differ only in case are not shown as different", () => {
    const shouting = makePerson({ id: "c", first: "JO", last: "Park" });
    expect(compareRecords(short, shouting).find(({ field }) => field === "first")?.differs).toBe(false);
  });

  test("the record with more data is proposed to be kept, but never an archived one", () => {
    expect(fullerRecord(short, full)).toBe(full);
    expect(fullerRecord(short, { ...full, archived: true })).toBe(short);
    expect(fullerRecord(full, { ...full, id: "d" })).toBe(full);
  });
});
