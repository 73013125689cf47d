import { expect, test } from "vitest";
import { displayName, formalName, isNameTyped, PersonChange } from "./person.ts";

test("S3.01 the display name uses the nickname instead of the first name", () => {
  expect(displayName({ first: "Robert", last: "Lee" })).toBe("Robert Lee");
  expect(displayName({ first: "Robert", last: "Lee", nick: "Bob" })).toBe("Bob Lee");
  expect(displayName({ first: "", last: "Lee" })).toBe("Lee");
});

test("the full name has its parts in order, without those that are missing", () => {
  const name = { prefix: "Dr.", first: " Robert ", middle: "", last: "Lee", suffix: "Jr." };
  expect(formalName(name)).toBe("Dr. Robert Lee Jr.");
});

test("a typed name matches regardless of case and spaces, but not of accents", () => {
  expect(isNameTyped("  josé  da silva", "José da Silva")).toBe(true);
  expect(isNameTyped("Jose da Silva", "José da Silva")).toBe(false);
  expect(isNameTyped(" ", "")).toBe(false);
});

test("an invalid birth date is refused, and null is accepted", () => {
  for (const birthDate of ["2023-02-29", "0000-01-01", "1980-13-01", "yesterday", "1980-5-6"])
    expect(PersonChange.safeParse({ birthDate }).success).toBe(false);
  for (const birthDate of ["2024-02-29", "0001-01-01", null])
    expect(PersonChange.safeParse({ birthDate }).success).toBe(true);
});
