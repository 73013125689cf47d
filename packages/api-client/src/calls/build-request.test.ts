import { listPeople, readPerson } from "@offertory/contract";
import { expect, test } from "vitest";
import { buildRequest } from "./build-request.ts";

test("S7.14 spaces and plus signs in a query are percent-encoded", () => {
  const query = { status: "Regular Attendee", search: "a+b & c" } as const;
  const { url } = buildRequest(listPeople, "/api/membership", { query }, null);
  expect(url).toBe("/api/membership/people?search=a%2Bb%20%26%20c&status=Regular%20Attendee");
});

test("S7.14 a GET request has no body and no content type, and sends the token", () => {
  const built = buildRequest(readPerson, "/api/membership", { params: { id: "a/b" } }, "secret");
  expect(built).toEqual({
    url: "/api/membership/people/a%2Fb",
    method: "GET",
    headers: { Authorization: "Bearer secret" },
  });
});
