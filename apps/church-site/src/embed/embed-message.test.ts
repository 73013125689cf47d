import { expect, test } from "vitest";
import { readEmbedMessage } from "./embed-message.ts";

test("messages of the donation page are read, and everything else is ignored", () => {
  const given = { kind: "given", amount: 25.5, currency: "USD", frequency: null };
  for (const message of [given, { kind: "height", height: 900 }, { kind: "close" }])
    expect(readEmbedMessage({ offertory: message })).toEqual(message);
  expect(readEmbedMessage({ offertory: { ...given, email: "vera@example.org" } })).toEqual(given);
  for (const other of [
    null,
    "close",
    {},
    { offertory: null },
    { offertory: { kind: "height", height: 1e6 } },
    { offertory: { kind: "height", height: "900" } },
    { offertory: { kind: "given", amount: "25" } },
  ])
    expect(readEmbedMessage(other)).toBeNull();
});
