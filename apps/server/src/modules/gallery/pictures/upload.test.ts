import { removePicture } from "@offertory/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  codeOf,
  createTestEditor,
  createTestGallery,
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

const HOUR = 3_600_000;

describe("an upload form", () => {
  test("S7.12 is refused without a valid signature or with changed fields", async () => {
    const { server } = given;
    const { token } = await createTestEditor(server);
    const { fields } = await request(server, token);
    const other = await request(server, token, "1", "other.jpg");
    const picture = await somePicture();
    const changedPolicy = Buffer.from(
      JSON.stringify({ key: other.key, uploadId: "x", expires: 9e15, mostBytes: 9e9 }),
    ).toString("base64url");
    for (const wrong of [
      {},
      { ...fields, signature: "" },
      { ...fields, signature: "A".repeat(43) },
      { ...fields, policy: changedPolicy },
      { ...fields, policy: other.fields["policy"] ?? "" },
      { ...fields, key: other.key },
      { key: fields["key"] ?? "", policy: "", signature: "" },
    ]) {
      const answer = await post(server, { fields: wrong }, picture);
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, "upload-form-invalid"]);
    }
    expect((await post(server, { fields }, picture, { fileFirst: true })).statusCode).toBe(403);
    expect(await imagesOf(server, token)).toEqual([]);
  });

  test("S7.12 expires after one hour", async () => {
    const { server } = given;
    const { token } = await createTestEditor(server);
    const form = await request(server, token);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + HOUR);
    const late = await post(server, form, await somePicture());
    server.clock.now = new Date(before.getTime() + HOUR - 1000);
    const inTime = await post(server, form, await somePicture());
    server.clock.now = before;
    expect([late.statusCode, codeOf(late)]).toEqual([403, "upload-form-expired"]);
    expect(inTime.statusCode).toBe(204);
  });

  test("replaces its own image if sent again within the hour, but not an image that was added later under the same name", async () => {
    const { server } = given;
    const { token } = await createTestEditor(server);
    const form = await request(server, token);
    await post(server, form, await somePicture({ background: "#ff0000" }));
    await server.http.inject({ url: `/content/${form.key}?w=320`, headers: { accept: "image/webp" } });
    expect((await post(server, form, await somePicture({ background: "#00ff00" }))).statusCode).toBe(204);
    expect(await imagesOf(server, token)).toEqual([form.key]);
    const small = await server.http.inject({ url: `/content/${form.key}?w=320`, headers: { accept: "image/webp" } });
    expect((await sharp(small.rawPayload).stats()).dominant.g).toBeGreaterThan(200);

    const image = form.key.split("/").at(-1) ?? "";
    await server.call(removePicture, { token, params: { folder: "1.78", image } });
    const next = await request(server, token);
    expect(next.key).toBe(form.key);
    const old = await post(server, form, await somePicture());
    expect([old.statusCode, codeOf(old)]).toEqual([403, "upload-form-invalid"]);
  });

  test("is refused with an error code if it has no file or is not a multipart form", async () => {
    const { server } = given;
    const { token } = await createTestEditor(server);
    const form = await request(server, token);
    const empty = await post(server, form, null);
    expect([empty.statusCode, codeOf(empty)]).toEqual([400, "upload-empty"]);
    for (const headers of [{ "content-type": "application/json" }, { "content-type": "multipart/form-data" }]) {
      const answer = await server.http.inject({ method: "POST", url: "/content/upload", headers, payload: "{}" });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(codeOf(answer)).not.toBe("");
    }
  });

  test("an upload of more than 15 MB is refused by its content length", async () => {
    const { server } = given;
    const answer = await server.http.inject({
      method: "POST",
      url: "/content/upload",
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": "16000000" },
      payload: "--x--",
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, "picture-too-large"]);
  });

  test("can be posted from any origin, without credentials", async () => {
    const { server } = given;
    const asked = await server.http.inject({
      method: "OPTIONS",
      url: "/content/upload",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
    });
    expect([asked.statusCode, asked.headers["access-control-allow-origin"]]).toEqual([204, "*"]);
    expect(asked.headers["access-control-allow-credentials"]).toBeUndefined();
  });
});
