import { addFund, can, saveSettings } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { requireBuild } from "../../../test/require-build.ts";
import { createTestDonor, testGiving } from "../giving/testing/test-giving.ts";

requireBuild("church-site");

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  const apps = { portal: "http://localhost:3000", site: "http://localhost:3001", lessons: "http://localhost:3002" };
  giving = await testGiving({ apps });
});
afterAll(() => giving.close());

const open = (url: string) => giving.server.http.inject({ url, headers: { host: "localhost:3001" } });

async function pathOf(churchId: string): Promise<string> {
  const { rows } = await giving.server.database.pool.query("select sub_domain from churches where id = $1", [churchId]);
  return `/${String(rows[0]?.sub_domain)}/give`;
}

test("G8.06 G8.07 the donation page of a church without funds or without a gateway shows a message", async () => {
  const church = await createTestChurch(giving.server);
  const path = await pathOf(church.churchId);
  expect((await open(path)).body).toContain(
    "No donation funds have been configured for this church. Please contact your administrator.",
  );
  const token = (await church.person({ permissions: [can.editGivingSettings] })).tokenFor("giving");
  await giving.server.call(addFund, { token, body: { name: "General" } });
  expect((await open(path)).body).toContain("No payment gateways available for this church.");
});

test("the donation page is server-rendered, and its policy allows only its own and the payment provider's scripts", async () => {
  const { churchId } = await createTestDonor(giving.server);
  const { body, headers, statusCode } = await open(await pathOf(churchId));
  expect(statusCode).toBe(200);
  const policy = String(headers["content-security-policy"]);
  const [, nonce = "none", providerOrigin = ""] = /script-src 'nonce-([^']+)' ([^;]+);/.exec(policy) ?? [];
  expect(providerOrigin).toBe(new URL(giving.sandboxUrl).origin);
  expect(policy).toContain(`frame-src ${providerOrigin};`);
  expect(headers["permissions-policy"]).toContain(`payment=(self "${providerOrigin}")`);
  const scripts = body.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBe(2);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(body).toContain("General</");
  expect(policy).not.toMatch(/strict-dynamic|unsafe|\*/);
  expect(body).not.toMatch(/ style="/);
  const again = String((await open(await pathOf(churchId))).headers["content-security-policy"]);
  expect(again).not.toContain(nonce);
});

test("the donation page shows the church's legal name, address and tax ID once it has set them", async () => {
  const { churchId } = await createTestDonor(giving.server);
  const path = await pathOf(churchId);
  const footOf = async () => /<footer.*<\/footer>/s.exec((await open(path)).body)?.[0];
  expect(await footOf()).not.toContain("Tax ID");
  const { pool } = giving.server.database;
  await pool.query(
    `update churches set legal_name = 'Grace <Church>, Inc.', tax_id = '12-3456789', address1 = '1 Main St',
       city = 'Springfield', state = 'IL', zip = '62701' where id = $1`,
    [churchId],
  );
  const foot = await footOf();
  for (const shown of ["Grace &lt;Church&gt;, Inc.", "1 Main St", "Springfield, IL 62701", "12-3456789"])
    expect(foot).toContain(shown);
});

test("the donation path of an unknown church serves the app's own page", async () => {
  expect((await open("/no-such-church/give")).body).toContain('id="app"');
});

const ancestorsOf = (policy: unknown) => /frame-ancestors ([^;]+)/.exec(String(policy))?.[1];

test("only the websites that the church lists may frame its donation page, and only the page for websites", async () => {
  const { churchId, church } = await createTestDonor(giving.server);
  const path = await pathOf(churchId);
  expect(ancestorsOf((await open(`${path}/embed`)).headers["content-security-policy"])).toBe("http://localhost:3000");
  const { token } = await church.person({ permissions: [can.editSettings] });
  const value = "https://www.example.org\nhttp://localhost:8080";
  const saved = await giving.server.call(saveSettings, { token, body: [{ keyName: "embedOrigins", value }] });
  expect(saved.status).toBe(200);
  const embedded = await open(`${path}/embed?lang=de-AT`);
  expect(ancestorsOf(embedded.headers["content-security-policy"])).toBe(
    "http://localhost:3000 https://www.example.org http://localhost:8080",
  );
  expect(embedded.headers["x-frame-options"]).toBeUndefined();
  expect(embedded.body).toContain('<html lang="de">');
  for (const address of [path, `${path}/kiosk`]) {
    const { headers } = await open(address);
    expect(ancestorsOf(headers["content-security-policy"])).toBe("'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  }
});

test("a tablet that everybody uses offers no recurring gift, no wallet and no account", async () => {
  const { churchId } = await createTestDonor(giving.server);
  const path = await pathOf(churchId);
  expect((await open(path)).body).toContain("Recurring");
  const kiosk = await open(`${path}/kiosk?amount=20`);
  expect(kiosk.body).toContain('"keepsCards":false');
  expect(kiosk.body).toContain('"takesWallets":false');
  expect(kiosk.body).toContain('"fundingSources":[]');
});
