import { expect, test } from "vitest";
import { parseFormPaymentReference, formPaymentReference } from "./payment-reference.ts";

test("a payment reference identifies one question of one submission, and other text is not parsed", () => {
  const FORM = { submissionId: "s1", questionId: "q1" };
  expect(parseFormPaymentReference(formPaymentReference(FORM))).toEqual(FORM);
  for (const other of ["", "form", "form a", "form a b c", "pew a b"])
    expect(parseFormPaymentReference(other)).toBeNull();
});
