import { readNavigation, saveNavigation, type NavigationLink } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestSite, textElement } from "../testing/create-test-site.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const link = (label: string, url: string, children: NavigationLink["children"] = []) => ({ label, url, children });

test("visitors get a menu without unpublished pages, and editors of the church get the whole menu", async () => {
  const site = await createTestSite(server);
  await site.page("/draft", textElement("x"));
  const menu = [
    link("About", "/about", [{ label: "Draft", url: "/draft" }]),
    link("Draft", "/draft", [{ label: "About", url: "/about" }]),
    link("Gone", "/gone"),
    link("Give", "/give"),
    link("Web", "https://example.org"),
  ];
  const saved = await server.call(saveNavigation, { token: site.token, body: menu });
  expect(saved.body).toEqual(menu);
  const read = async (token?: string) =>
    (await server.call(readNavigation, { params: { churchId: site.churchId }, ...(token && { token }) })).body;
  expect(await read()).toEqual([
    link("About", "/about"),
    link("Draft", "", [{ label: "About", url: "/about" }]),
    link("Give", "/give"),
    link("Web", "https://example.org"),
  ]);
  expect(await read(site.token)).toEqual(menu);
  // An editor of another church sees only what visitors see.
  expect(JSON.stringify(await read((await createTestSite(server)).token))).not.toContain("/draft");
});

test("a menu link without a label or with an unsafe URL is refused", async () => {
  const { token } = await createTestSite(server);
  const save = async (...body: NavigationLink[]) => (await server.call(saveNavigation, { token, body })).raw.json();
  expect(await save(link(" ", "/about"))).toMatchObject({ code: "page-menu-label-blank" });
  for (const url of ["javascript:alert(1)", "//evil.example.org", "", "data:text/html,x"]) {
    expect(await save(link("x", url))).toMatchObject({ code: "page-address-unsafe" });
    expect(await save(link("x", "/", [{ label: "y", url }]))).toMatchObject({ code: "page-address-unsafe" });
  }
  expect(await save(link("More", "", [{ label: "Call", url: "tel:+15550100" }]))).toHaveLength(1);
});

test("the menu of an unknown church returns 404", async () => {
  expect((await server.call(readNavigation, { params: { churchId: "nobody" } })).status).toBe(404);
});
