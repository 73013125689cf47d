import { can, listGallery, removePicture, requestUpload } from "@offertory/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestEditor,
  createTestGallery,
  createTestPicture,
  imagesOf,
  post,
  request,
  somePicture,
} from "../testing/create-test-gallery.ts";

let given: Awaited<ReturnType<typeof createTestGallery>>;
beforeAll(async () => {
  given = await createTestGallery();
});
afterAll(() => given.close());

const show = (key: string, query = "", headers: Record<string, string> = {}) =>
  given.server.http.inject({ url: `/content/${key}${query}`, headers });

describe("the gallery", () => {
  test("S7.12 an image is requested, uploaded, listed, shown and deleted", async () => {
    const { server } = given;
    const { token, churchId } = await createTestEditor(server);
    expect(await imagesOf(server, token)).toEqual([]);
    const form = await request(server, token, "1.78", "1763240000.jpg");
    expect(form).toMatchObject({
      url: "http://localhost:3000/content/upload",
      key: `${churchId}/gallery/1.78/1763240000.jpg`,
      fields: { key: `${churchId}/gallery/1.78/1763240000.jpg` },
    });
    expect(await imagesOf(server, token)).toEqual([]);
    expect((await post(server, form, await somePicture())).statusCode).toBe(204);
    expect(await imagesOf(server, token)).toEqual([form.key]);
    const shown = await show(form.key);
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 900 });

    const gone = await server.call(removePicture, { token, params: { folder: "1.78", image: "1763240000.jpg" } });
    expect(gone.status).toBe(200);
    expect(await imagesOf(server, token)).toEqual([]);
    expect((await show(form.key)).statusCode).toBe(404);
    expect((await show(form.key, "?w=320")).statusCode).toBe(404);
    const again = await server.call(removePicture, { token, params: { folder: "1.78", image: "1763240000.jpg" } });
    expect([again.status, again.raw.json().code]).toEqual([404, "picture-not-found"]);
  });

  test("S6.01 only a caller with the Content Edit permission can list, upload and delete images, of their own church", async () => {
    const { server } = given;
    const { token, church, churchId } = await createTestEditor(server);
    const key = await createTestPicture(server, token);
    const params = { folder: "1.78", image: key.split("/").at(-1) ?? "" };
    const tries = (who: string) => [
      server.call(listGallery, { token: who, params: { ratio: "1.78" } }),
      server.call(requestUpload, { token: who, body: { folder: "1.78", fileName: "1.jpg" } }),
      server.call(removePicture, { token: who, params }),
    ];
    const member = await church.person({ permissions: [can.editPeople] });
    for (const { status } of await Promise.all(tries(member.tokenFor("content")))) expect(status).toBe(403);
    for (const { status } of await Promise.all(tries(""))) expect(status).toBe(401);
    const stranger = await createTestEditor(server);
    const [list, form, removed] = await Promise.all(tries(stranger.token));
    expect(list?.body).toEqual({ images: [] });
    expect(form?.body).toMatchObject({ key: expect.stringContaining(`${stranger.churchId}/gallery/`) });
    expect(removed?.status).toBe(404);
    expect(await imagesOf(server, token)).toEqual([`${churchId}/gallery/1.78/${params.image}`]);
    expect((await show(key)).statusCode).toBe(200);
  });

  test("S9.03 images have one of nine aspect ratios, each with its own list", async () => {
    const { server } = given;
    const { token } = await createTestEditor(server);
    for (const folder of ["0", "1", "2", "3", "4", "1.33", "1.78", "0.5", "0.5625"]) {
      expect((await request(server, token, folder)).key).toContain(`/gallery/${folder}/`);
    }
    for (const folder of ["5", "1.780", "", "..", "1/..", "constructor"]) {
      const { status, raw } = await server.call(requestUpload, { token, body: { folder, fileName: "1.jpg" } });
      expect([status, raw.json().code]).toEqual([400, "aspect-ratio-unknown"]);
    }
    const listed = await server.call(listGallery, { token, params: { ratio: "7" } });
    expect([listed.status, listed.raw.json().code]).toEqual([400, "aspect-ratio-unknown"]);
    await createTestPicture(server, token, undefined, "1");
    expect(await imagesOf(server, token, "2")).toEqual([]);
    expect(await imagesOf(server, token, "1")).toHaveLength(1);
  });

  test.each([
    ["1763240000.jpg", "1763240000.jpg"],
    ["Été à l'église (1).PNG", "Ete-a-l-eglise-1.png"],
    ["../../../etc/passwd.jpg", "etc-passwd.jpg"],
    [".hidden.webp", "hidden.webp"],
  ])("a file named %s is stored as %s", async (fileName, kept) => {
    const { token } = await createTestEditor(given.server);
    expect((await request(given.server, token, "1", fileName)).key.split("/").at(-1)).toBe(kept);
  });

  test.each(["page.html", "run.svg", "x.jpg.exe", ".jpg", "", "照片", "…….png"])(
    "a file named %j is refused with picture-name-invalid",
    async (fileName) => {
      const { token } = await createTestEditor(given.server);
      const { status, raw } = await given.server.call(requestUpload, { token, body: { folder: "1", fileName } });
      expect([status, raw.json().code]).toEqual([400, "picture-name-invalid"]);
    },
  );

  test("two images that are uploaded in the same second do not overwrite each other", async () => {
    const { server } = given;
    const { token } = await createTestEditor(server);
    const [one, other] = await Promise.all([request(server, token), request(server, token)]);
    expect(one.key).not.toBe(other.key);
    await post(server, one, await somePicture({ background: "#ff0000" }));
    await post(server, other, await somePicture({ background: "#0000ff" }));
    expect(await imagesOf(server, token)).toHaveLength(2);
    const { dominant } = await sharp((await show(one.key)).rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  test.each([
    ["localhost:3002", "http://localhost:3002"],
    ["grace.localhost:3001", "http://grace.localhost:3001"],
    ["evil.example", "http://localhost:3000"],
    ["localhost.evil.example", "http://localhost:3000"],
  ])("an upload request to host %s returns an upload URL at %s", async (host, origin) => {
    const { token } = await createTestEditor(given.server);
    const body = { folder: "1", fileName: "1763240000.jpg" };
    const { url } = (await given.server.call(requestUpload, { token, body, headers: { host } })).body;
    expect(url).toBe(`${origin}/content/upload`);
  });

  test("unused upload forms are deleted, and uploaded images are not", async () => {
    const { server } = given;
    const { token } = await createTestEditor(server);
    const kept = await createTestPicture(server, token);
    const unused = await request(server, token, "1.78", "unused.jpg");
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 3 * 3_600_000);
    await server.tasks["gallery-sweep-forms"]?.({});
    server.clock.now = before;
    expect(await imagesOf(server, token)).toEqual([kept]);
    expect((await request(server, token, "1.78", "unused.jpg")).key).toBe(unused.key);
  });
});
