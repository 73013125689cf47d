import { expect, test } from "vitest";
import { formOfPurpose, purposeOfForm } from "./purpose-of-form.ts";

test("a purpose names one question of one submission, and nothing else is taken for it", () => {
  const FORM = { submissionId: "s1", questionId: "q1" };
  expect(formOfPurpose(purposeOfForm(FORM))).toEqual(FORM);
  for (const other of ["", "form", "form a", "form a b c", "pew a b"]) expect(formOfPurpose(other)).toBeNull();
});
