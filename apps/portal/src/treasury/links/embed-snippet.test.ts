import { expect, test } from "vitest";
import { embedSnippet } from "./embed-snippet.ts";
import { EMPTY_LINK } from "./link-draft.ts";

const input = {
  language: "en",
  site: "https://give.example/",
  subDomain: "grace",
  draft: EMPTY_LINK,
  mode: "inline",
  height: 1500,
  giveLabel: "Give",
} as const;

test("the code reserves the height of the form, and is a link without the script", () => {
  expect(embedSnippet(input)).toBe(
    '<script src="https://give.example/give.js" async></script>\n' +
      '<offertory-give church="grace" height="1500" style="display:block;min-height:1500px">' +
      '<a href="https://give.example/grace/give">Give</a></offertory-give>',
  );
});

test("preset values become attributes, and quotes in them stay inside", () => {
  const draft = { fundId: 'f"><img>', amount: "25.50", frequency: "one_month", campaign: "" } as const;
  expect(embedSnippet({ ...input, draft, mode: "button" })).toContain(
    '<offertory-give church="grace" fund="f&quot;&gt;&lt;img&gt;" amount="25.50" frequency="one_month" mode="button">',
  );
});
