import fastify from "fastify";
import { expect, test } from "vitest";
import { addHelp } from "./help.ts";

test("the guide says in the reader's language that it is in English", async () => {
  const app = fastify();
  addHelp(app);
  const open = async (language: string) =>
    (await app.inject({ url: "/help/people", headers: { cookie: `language=${language}` } })).body;
  expect(await open("de")).toContain('<p class="note" lang="de">Dieses Handbuch gibt es nur auf Englisch.</p>');
  expect(await open("en")).not.toContain('class="note"');
  await app.close();
});
