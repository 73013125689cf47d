import * as calls from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireBuild } from "../../../../test/require-build.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestLessons } from "../testing/create-test-lessons.ts";

requireBuild("lessons");

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const open = (url: string) => server.http.inject({ url, headers: { host: "localhost:3002", "accept-language": "en" } });
const titleAt = async (url: string) => /<title>([^<]*)<\/title>/.exec((await open(url)).body)?.[1];

test("a shared link has the title and preview data of its published program or lesson, and nothing of drafts", async () => {
  const church = await createTestLessons(server, "Linked Church");
  const { program, lessons } = await church.program("Kings", "David & <Goliath>", "Secret plans");
  const [david, secret] = [lessons[0]!, lessons[1]!];
  const programPath = `/programs/${church.subDomain}/kings`;
  const at = (slug: string) => `${programPath}/first-steps/${slug}`;
  const body = { description: "Five stones", picture: "/content/c/gallery/1.78/sling.jpg" };
  await church.done(calls.changeLesson, { params: { id: david.id }, body });
  await church.publishLesson(david.id);
  for (const url of [programPath, at(david.slug)])
    expect((await open(url)).body).not.toMatch(/Kings|Goliath|Five stones/);

  await church.publishProgram(program.id);
  expect(await titleAt(programPath)).toBe("Kings · Linked Church");
  expect(await titleAt(at(david.slug))).toBe("David &amp; &lt;Goliath&gt; · Linked Church");
  const { body: page } = await open(`${at(david.slug)}/present`);
  expect(page).toContain('property="og:description" content="Five stones"');
  expect(page).toMatch(/property="og:image" content="http:\/\/[^"]+\/gallery\/1\.78\/sling\.jpg"/);
  expect((await open(at(secret.slug))).body).not.toContain("Secret plans");
  await church.done(calls.removeLesson, { params: { id: david.id } });
  expect((await open(at(david.slug))).body).not.toContain("Goliath");
});

test("a program URL that cannot exist returns 200", async () => {
  for (const url of [`/programs/a/${"x".repeat(200)}`, "/programs/%F0%9F%90%91/b"]) {
    expect({ of: url, is: (await open(url)).statusCode }).toEqual({ of: url, is: 200 });
  }
});
