import { expect, test } from "vitest";
import { problemsOfRegistration, trimmed } from "./register-draft.ts";
import { problemsOfSignIn } from "./sign-in-draft.ts";

test("S5.03 sign-in requires a valid email address and a password", () => {
  expect(problemsOfSignIn({ email: "", password: "" })).toEqual({ email: "email", password: "password" });
  expect(problemsOfSignIn({ email: "ada@example", password: "x" })).toEqual({ email: "email" });
  expect(problemsOfSignIn({ email: " ada@example.com ", password: "x" })).toEqual({});
});

test("S5.03 registering needs a first name, a last name and an email address", () => {
  expect(problemsOfRegistration({ firstName: " ", lastName: "\t", email: "ada at home" })).toEqual({
    firstName: "firstName",
    lastName: "lastName",
    email: "email",
  });
});

test("S5.03 the fields of a registration are trimmed", () => {
  const draft = { firstName: " Ada ", lastName: " Lovelace", email: " ada@example.com " };
  expect(problemsOfRegistration(draft)).toEqual({});
  expect(trimmed(draft)).toEqual({ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" });
});
