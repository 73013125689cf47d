import { htmlSoup, nestedDocument } from "@offertory/contract/rich-text/testing/html-soup";
import { HTML_VECTORS } from "@offertory/contract/rich-text/testing/html-vectors";
import { MARKDOWN_VECTORS } from "@offertory/contract/rich-text/testing/markdown-vectors";
import { outsidePolicy } from "@offertory/contract/rich-text/testing/outside-policy";
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { expect, test } from "../support/test.ts";
import { PAGE_ORIGIN, servePage } from "./build-page.ts";
import { cleanOnServer } from "./clean-on-server.ts";

declare global {
  interface Window {
    offertory: Record<"sanitizeHtml" | "renderMarkdown", (text: string) => string>;
    hacked(): void;
    hacks: number;
  }
}

/** Opens a page without a policy, on which a script that passes the sanitizer would run. */
async function openUnguarded(page: Page): Promise<void> {
  await servePage(page.context(), { policy: false });
  await page.goto(PAGE_ORIGIN);
  await page.waitForFunction(() => "offertory" in window);
}

const cleanInBrowser = (page: Page, verb: "sanitizeHtml" | "renderMarkdown", texts: readonly string[]) =>
  page.evaluate(({ verb, texts }) => texts.map((text) => window.offertory[verb](text)), { verb, texts });

/**
 * Shows each text and triggers events on everything in it; returns how often a script ran, and which elements there
 * are.
 */
const show = (page: Page, texts: readonly string[]) =>
  page.evaluate(async (texts) => {
    window.hacks = 0;
    window.hacked = () => {
      window.hacks += 1;
    };
    const box = document.createElement("div");
    document.body.append(box);
    const found = [];
    for (const text of texts) {
      box.innerHTML = text;
      const elements = [...box.querySelectorAll("*")];
      found.push(
        ...elements.map((element) => ({
          tag: element.localName,
          attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        })),
      );
      for (const element of elements) {
        for (const name of [
          "mouseover",
          "pointerenter",
          "focus",
          "error",
          "load",
          "animationstart",
          "toggle",
          "begin",
        ]) {
          element.dispatchEvent(new Event(name));
        }
        const isScript = element.getAttribute("href")?.trim().toLowerCase().startsWith("javascript:");
        if (isScript && element instanceof HTMLElement) element.click();
      }
      const frame = document.createElement("iframe");
      frame.srcdoc = text;
      const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
      // An image that fails last: when its error event comes, the error handlers of all other images have run.
      const control = new Image();
      const failed = new Promise((done) => control.addEventListener("error", done, { once: true }));
      box.append(frame, control);
      control.src = "/nothing.png";
      await Promise.all([loaded, failed]);
    }
    box.remove();
    return { hacks: window.hacks, found };
  }, texts);

test("the test page detects scripts that run", async ({ page }) => {
  await openUnguarded(page);
  // Without those that would navigate the test's own page away.
  const staying = HTML_VECTORS.filter((vector) =>
    /^<(?:img|svg|video|audio|details|input|p|a href="javascript)/i.test(vector),
  );
  expect((await show(page, staying)).hacks).toBeGreaterThan(20);
});

for (const side of ["server", "browser"] as const) {
  test(`S3.06 S2.26 no known XSS vector passes the ${side} sanitizer`, async ({ page }) => {
    await openUnguarded(page);
    for (const [verb, vectors] of [
      ["sanitizeHtml", HTML_VECTORS],
      ["renderMarkdown", MARKDOWN_VECTORS],
    ] as const) {
      const clean = side === "server" ? cleanOnServer(verb, vectors) : await cleanInBrowser(page, verb, vectors);
      const { hacks, found } = await show(page, clean);
      expect(hacks).toBe(0);
      expect(outsidePolicy(found)).toEqual([]);
    }
  });
}

test("sanitizing a text twice in the browser changes nothing more, and leaves only allowed elements", async ({
  page,
}) => {
  await openUnguarded(page);
  const texts = fc.sample(fc.oneof(htmlSoup, nestedDocument), { numRuns: 500, seed: 7 });
  const once = await cleanInBrowser(page, "sanitizeHtml", texts);
  expect(await cleanInBrowser(page, "sanitizeHtml", once)).toEqual(once);
  const found = await page.evaluate(
    (all) =>
      all.flatMap((html) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return [...body.querySelectorAll("*")].map((element) => ({
          tag: element.localName,
          attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        }));
      }),
    once,
  );
  expect(outsidePolicy(found)).toEqual([]);
});

test("the server and the browser sanitize a text to the same result", async ({ page }) => {
  await openUnguarded(page);
  const texts = fc.sample(nestedDocument, { numRuns: 400, seed: 11 });
  const here = await cleanInBrowser(page, "sanitizeHtml", texts);
  const there = cleanOnServer("sanitizeHtml", texts);
  const differing = await page.evaluate(
    ({ here, there }) => {
      const read = (html: string) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        body.normalize();
        return body;
      };
      return here.flatMap((html, place) =>
        read(html).isEqualNode(read(there[place] ?? "")) ? [] : [{ place, here: html, there: there[place] }],
      );
    },
    { here, there },
  );
  expect(differing.map((one) => ({ ...one, text: texts[one.place] }))).toEqual([]);
});
