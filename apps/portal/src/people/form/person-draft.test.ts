import { describe, expect, test } from "vitest";
import { carryOver, changeOf, EMPTY_DRAFT, fieldsChanged, problemsOf, startDraft } from "./person-draft.ts";
import { makePerson } from "../testing/make-person.ts";

const TODAY = "2026-03-01";
const ruth = makePerson({ first: "Ruth", last: "Boaz", email: "ruth@example.com", birthDate: "1980-05-06" });

describe("person draft", () => {
  test("an unedited draft has no changes", () => {
    const draft = startDraft(ruth);
    expect(fieldsChanged(draft, startDraft(ruth))).toEqual([]);
    expect(changeOf(draft, startDraft(ruth))).toEqual({});
  });

  test("only changed fields are sent, without spaces around them", () => {
    const draft = { ...startDraft(ruth), last: " Naomi ", city: "Bethlehem", birthDate: "", gender: "Female" as const };
    expect(changeOf(draft, startDraft(ruth))).toEqual({
      name: { last: "Naomi" },
      contactInfo: { city: "Bethlehem" },
      birthDate: null,
      gender: "Female",
    });
  });

  test("a person needs a first or a last name", () => {
    expect(problemsOf({ ...EMPTY_DRAFT, first: " " }, TODAY)).toEqual({ first: "person-nameless" });
    expect(problemsOf({ ...EMPTY_DRAFT, last: "Boaz" }, TODAY)).toEqual({});
  });

  test("an email may be missing but not malformed", () => {
    expect(problemsOf({ ...EMPTY_DRAFT, first: "Ruth", email: "ruth@" }, TODAY)).toEqual({ email: "email-invalid" });
    expect(problemsOf({ ...EMPTY_DRAFT, first: "Ruth", email: " ruth@example.com " }, TODAY)).toEqual({});
  });

  test("a birth date after today and an anniversary before the birth date are refused", () => {
    const draft = { ...EMPTY_DRAFT, first: "Ruth", birthDate: "2026-03-02" };
    expect(problemsOf(draft, TODAY)).toEqual({ birthDate: "birth-date-future" });
    expect(problemsOf({ ...draft, birthDate: TODAY, anniversary: "2001-01-01" }, TODAY)).toEqual({
      anniversary: "anniversary-before-birth",
    });
  });

  test("an edit is merged with another user's saved changes, and fields that both changed are reported", () => {
    const base = startDraft(ruth);
    const mine = { ...base, city: "Moab", notes: "Sings", nick: "Ru" };
    const theirs = { ...base, city: "Bethlehem", zip: "1", nick: "Ru" };
    const { draft, both } = carryOver(mine, base, theirs);
    expect(draft).toEqual({ ...theirs, city: "Moab", notes: "Sings", nick: "Ru" });
    expect(both).toEqual(["city"]);
  });
});
