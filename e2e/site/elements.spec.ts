import { LINK_VARIANTS, SECTION_BACKGROUNDS } from "@offertory/contract";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { makeSiteChurch } from "./site-church.ts";

const VIDEO = {
  elementType: "video" as const,
  answers: { url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", title: "Our choir" },
};

test("a video loads only after a click, and nothing is requested from its service before", async ({
  page,
  request,
  site,
}) => {
  const church = await makeSiteChurch(request);
  const path = await church.show("/film", "plain", VIDEO);
  const abroad: string[] = [];
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>The player</p>" }));
  page.on("request", (asked) => {
    if (!asked.url().startsWith(site)) abroad.push(asked.url());
  });
  await page.goto(site + path);
  const link = page.getByRole("link", { name: "Play: Our choir" });
  await expect(link).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  expect(abroad).toEqual([]);
  await link.press("Enter");
  await expect(page.frameLocator('iframe[title="Our choir"]').getByText("The player")).toBeVisible();
  expect(abroad).toEqual(["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"]);
});

for (const background of SECTION_BACKGROUNDS) {
  test(`all elements are accessible on the background "${background}" in light and dark mode`, async ({
    page,
    request,
    site,
    expectAccessible,
  }) => {
    const church = await makeSiteChurch(request);
    const links = LINK_VARIANTS.map((look) => `<a href="/about" class="btn btn-${look} btn-medium">${look}</a>`);
    const text = `<h1>Words</h1><p>Some <a href="/about">link</a> and <code>code</code></p><blockquote>Quote</blockquote><p>${links.join(" ")}</p>`;
    const path = await church.show(
      `/on-${background}`,
      background,
      { elementType: "text", answers: { text } },
      { elementType: "giving", answers: { title: "Give", text: "For the roof", amounts: [10, 25.5] } },
      { elementType: "events", answers: { title: "Events" } },
      { elementType: "button", answers: { text: "Button", url: "/about" } },
      VIDEO,
    );
    await page.goto(site + path);
    await expect(page.getByRole("link", { name: "Give $25.50" })).toBeVisible();
    await inLooks(page, EVERY_LOOK, () => expectAccessible(page));
  });
}
