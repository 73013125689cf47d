import { LANGUAGE_CODES } from "@offertory/i18n";
import { openLanguages } from "@offertory/i18n/server";
import fastify from "fastify";
import { expect, test } from "vitest";
import { addHelp } from "./help.ts";

test.each(LANGUAGE_CODES)("the guide says in the reader's language that it is in English: %s", async (language) => {
  const app = fastify();
  addHelp(app);
  const { body } = await app.inject({ url: "/help/people", headers: { cookie: `language=${language}` } });
  expect(body).toContain('<html lang="en">');
  const note = `<p class="note" lang="${language}">${(await openLanguages())(language)("shell:help.inEnglish")}</p>`;
  expect(body.includes(note)).toBe(language !== "en");
  expect(body.includes('class="note"')).toBe(language !== "en");
  await app.close();
});
