import { listRoles, refusalBody, submitForms } from "@offertory/contract";
import { expect, test } from "vitest";
import { findForeignId, judgeAnswer } from "./judge-answer.ts";

const json = (status: number, body: unknown) => ({
  status,
  body: typeof body === "string" ? body : JSON.stringify(body),
  contentType: "application/json; charset=utf-8",
});
const refusal = refusalBody("role-not-found", "This role does not exist.");

test("a response that matches the contract and a refusal with a code are accepted", () => {
  expect(judgeAnswer(listRoles, json(200, []), "")).toBeNull();
  expect(judgeAnswer(listRoles, json(404, refusal), "")).toBeNull();
  expect(judgeAnswer(listRoles, json(403, "Forbidden"), "")).toBeNull();
  expect(judgeAnswer(submitForms, json(200, [refusal]), "")).toBeNull();
});

test("a server error is reported, even if it has a code", () => {
  for (const status of [500, 503]) expect(judgeAnswer(listRoles, json(status, refusal), "")).toMatch(/fault/);
});

test("a refusal without a code is reported, in any format", () => {
  for (const body of ["", "Bad Request", {}, { code: "FST_ERR_BAD_URL", error: "x" }, { ...refusal, errors: [] }])
    expect([body, judgeAnswer(listRoles, json(400, body), "")]).toEqual([body, "a refusal without a name"]);
  expect(judgeAnswer(submitForms, json(200, [{ error: "Something." }]), "")).toBe("a refusal without a name");
});

test("a stack trace, a query or a database message is reported, unless the request contained it", () => {
  for (const inside of [
    "Error: x\n    at send (file.ts:1:2)",
    "select id from people",
    'violates foreign key constraint "people_fkey"',
    "Cannot read properties of undefined",
  ]) {
    const answer = json(400, { ...refusal, message: inside });
    expect(judgeAnswer(listRoles, answer, "")).toMatch(/inside/);
    expect(judgeAnswer(listRoles, answer, JSON.stringify(inside))).toBe(null);
  }
});

test("a response that does not match the contract is reported", () => {
  expect(judgeAnswer(listRoles, json(200, { roles: [] }), "")).toMatch(/not what the contract says/);
  expect(judgeAnswer(listRoles, { ...json(200, []), contentType: "text/html" }, "")).toMatch(/text\/html/);
});

test("an id of another church is found, unless the request named it", () => {
  const foreign = new Set(["abcdefghij-", "ann@example.org"]);
  expect(findForeignId('{"id":"abcdefghij-"}', "", foreign)).toBe("abcdefghij-");
  expect(findForeignId("name,email\nAnn,ann@example.org\n", "", foreign)).toBe("ann@example.org");
  expect(findForeignId('{"id":"abcdefghij-"}', '{"id":"abcdefghij-"}', foreign)).toBeUndefined();
  expect(findForeignId('{"id":"ABCDEFGHIJ-"}', "", foreign)).toBeUndefined();
});
