import {
  can,
  changeChurch,
  findChurchBySubDomain,
  listSettings,
  publicSettings,
  readChurch,
  readChurchDetails,
  saveSettings,
  searchChurches,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

const PNG = `data:image/png;base64,${Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(40)]).toString("base64")}`;

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server, "Grace & Peace 100% Church");
});
afterAll(() => server.close());

test("S6.04 S7.02 anyone finds a church by part of its name, and wildcards are matched literally", async () => {
  const found = await server.call(searchChurches, { body: { name: " peace " } });
  expect(found.body.map(({ id }) => id)).toEqual([church.churchId]);
  expect((await server.call(searchChurches, { body: { name: "100%" } })).body).toHaveLength(1);
  expect((await server.call(searchChurches, { body: { name: "1%c" } })).body).toEqual([]);
  expect((await server.call(searchChurches, { body: { name: "   " } })).body).toEqual([]);
});

test("S7.02 G7.01 anyone reads a church by id or subdomain, also with an empty or invalid token", async () => {
  const byId = await server.call(readChurch, { params: { churchId: church.churchId }, token: "" });
  expect(byId).toMatchObject({
    status: 200,
    body: { id: church.churchId, name: "Grace & Peace 100% Church", settings: [] },
  });
  expect(
    await server.call(findChurchBySubDomain, {
      query: { subDomain: byId.body.subDomain.toUpperCase() },
      token: "undefined",
    }),
  ).toMatchObject({ status: 200 });
  expect(await server.call(readChurch, { params: { churchId: "nowhere" } })).toMatchObject({
    status: 404,
    body: { code: "church-not-found" },
  });
});

test("S3.06 S7.05 public settings and branding are one flat object, and logos are returned as image URLs", async () => {
  const { token } = await church.person({ permissions: [can.editSettings] });
  const saved = await server.call(saveSettings, {
    token,
    body: [
      { keyName: "supportContact", value: "office@grace.example" },
      { keyName: "logoLight", value: PNG },
      { keyName: "logoDark", value: PNG },
      { keyName: "favicon_16x16", value: PNG },
      { keyName: "favicon_400x400", value: PNG },
      { keyName: "brandColour", value: "#123abc" },
    ],
  });
  expect(saved.status).toBe(200);
  const { body } = await server.call(publicSettings, { params: { churchId: church.churchId } });
  expect(body).toMatchObject({ supportContact: "office@grace.example", brandColour: "#123abc" });
  for (const name of ["logoLight", "logoDark", "favicon_16x16", "favicon_400x400"]) {
    const picture = await server.http.inject(new URL(body[name]!).pathname);
    expect(picture.headers["content-type"]).toBe("image/png");
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe("PNG");
  }
  // A picture whose value is sent back as its URL stays; an empty value removes it.
  await server.call(saveSettings, {
    token,
    body: [
      { keyName: "logoLight", value: body.logoLight },
      { keyName: "logoDark", value: "" },
    ],
  });
  const after = (await server.call(publicSettings, { params: { churchId: church.churchId } })).body;
  expect(after.logoLight).toBe(body.logoLight);
  expect(after.logoDark).toBeUndefined();
});

test("S3.06 an image that is not set, or of an unknown church, returns 404", async () => {
  const paths = [`${church.churchId}/favicon`, "nowhere/logoLight"];
  const answers = await Promise.all(paths.map((path) => server.http.inject(`/content/churches/${path}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test("S3.06 an unknown or invalid setting is refused, and nothing is saved", async () => {
  const { token } = await church.person({ permissions: [can.editSettings] });
  const svg = `data:image/svg+xml;base64,${Buffer.from("<svg onload='alert(1)'/>").toString("base64")}`;
  const disguised = `data:image/png;base64,${Buffer.from("<script>alert(1)</script>").toString("base64")}`;
  for (const [keyName, value, code] of [
    ["logoLight", svg, "setting-invalid"],
    ["logoLight", disguised, "setting-invalid"],
    ["brandColour", "red; background: url(x)", "setting-invalid"],
    ["password", "x", "setting-unknown"],
    ["__proto__", "x", "setting-unknown"],
  ] as const) {
    const answer = await server.call(saveSettings, {
      token,
      body: [
        { keyName: "supportContact", value: "hacked" },
        { keyName, value },
      ],
    });
    expect(answer).toMatchObject({ status: 400, body: { code } });
  }
  expect(
    (await server.call(listSettings, { token })).body.find(({ keyName }) => keyName === "supportContact")?.value,
  ).not.toBe("hacked");
});

test("staff with permission to edit settings change their own church, and no other", async () => {
  const { token } = await church.person({ permissions: [can.editSettings] });
  const member = await church.person({ membershipStatus: "Member" });
  const other = await createTestChurch(server);
  const params = { churchId: church.churchId };
  const change = {
    legalName: "Grace Inc.",
    taxId: "12-3456789",
    timeZone: "America/Chicago",
    subDomain: "grace-peace",
    name: " Grace ",
  };
  expect(await server.call(changeChurch, { token, params, body: change })).toMatchObject({
    status: 200,
    body: { ...change, name: "Grace" },
  });
  expect((await server.call(readChurchDetails, { token, params })).body.taxId).toBe("12-3456789");
  expect(await server.call(readChurchDetails, { token: member.token, params })).toMatchObject({ status: 403 });
  expect(
    await server.call(changeChurch, { token, params: { churchId: other.churchId }, body: { name: "Mine" } }),
  ).toMatchObject({ status: 404 });
  // The public answer does not contain the tax id.
  expect(JSON.stringify((await server.call(readChurch, { params })).body)).not.toContain("12-3456789");
});

test("S5.04 blank required fields, an unknown time zone, and an invalid, reserved or used subdomain are refused", async () => {
  const { token } = await church.person({ permissions: [can.editSettings] });
  const params = { churchId: church.churchId };
  for (const [body, code] of [
    [{ name: " " }, "church-name-blank"],
    [{ city: "" }, "church-city-blank"],
    [{ subDomain: "no spaces" }, "sub-domain-invalid"],
    [{ subDomain: "-dash" }, "sub-domain-invalid"],
    [{ subDomain: "www" }, "sub-domain-invalid"],
    ...["security", "auth", "sso", "billing", "paypal", "stripe", "mta-sts", "autodiscover"].map(
      (subDomain) => [{ subDomain }, "sub-domain-invalid"] as const,
    ),
    [{ timeZone: "Mars/Olympus" }, "time-zone-invalid"],
  ] as const) {
    expect(await server.call(changeChurch, { token, params, body })).toMatchObject({ status: 400, body: { code } });
  }
  const other = await createTestChurch(server);
  const taken = (await server.call(readChurch, { params: { churchId: other.churchId } })).body.subDomain;
  expect(await server.call(changeChurch, { token, params, body: { subDomain: taken } })).toMatchObject({
    status: 409,
    body: { code: "sub-domain-taken" },
  });
});
