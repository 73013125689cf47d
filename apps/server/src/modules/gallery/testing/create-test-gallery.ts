import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { can, listGallery, requestUpload, type UploadForm } from "@offertory/contract";
import sharp from "sharp";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

/** Creates a server with its own folder for files. */
export async function createTestGallery(changes: Parameters<typeof testServer>[0] = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), "offertory-gallery-"));
  const server = await testServer({ dataFolder, ...changes });
  return {
    server,
    dataFolder,
    async close() {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export async function createTestEditor(server: TestServer) {
  const church = await createTestChurch(server);
  const editor = await church.person({ permissions: [can.editContent] });
  return { church, churchId: church.churchId, token: editor.tokenFor("content") };
}

/** Sends an upload form as clients do: `acl` and `Content-Type`, the fields of the form, then the file. */
export function post(
  { http }: Pick<TestServer, "http">,
  { fields }: Pick<UploadForm, "fields">,
  file: Uint8Array | null,
  { fileFirst = false }: { fileFirst?: boolean } = {},
) {
  const boundary = "----pictures";
  const part = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="file_name"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const filePart = file ? [Buffer.from(head), file, Buffer.from("\r\n")] : [];
  const fieldParts = [
    part("acl", "public-read"),
    part("Content-Type", ""),
    ...Object.entries(fields).map(([name, value]) => part(name, value)),
  ];
  const parts = fileFirst ? [...filePart, ...fieldParts] : [...fieldParts, ...filePart];
  return http.inject({
    method: "POST",
    url: "/content/upload",
    headers: { host: "localhost:3000", "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  });
}

export const codeOf = (answer: { body: string }): string => JSON.parse(answer.body || "{}").code ?? "";

export async function request(server: TestServer, token: string, folder = "1.78", fileName = "1763240000.jpg") {
  const { body, status } = await server.call(requestUpload, {
    token,
    body: { folder, fileName },
    headers: { host: "localhost:3000" },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Uploads a picture and returns its key. */
export async function createTestPicture(server: TestServer, token: string, bytes?: Uint8Array, folder = "1.78") {
  const form = await request(server, token, folder);
  const sent = await post(server, form, bytes ?? (await somePicture()));
  if (sent.statusCode !== 204) throw new Error(sent.body);
  return form.key;
}

export const somePicture = (
  { width = 1600, height = 900, background = "#3a6ea5" } = {},
  format: "jpeg" | "png" | "webp" | "gif" | "avif" = "jpeg",
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

export const imagesOf = async (server: TestServer, token: string, ratio = "1.78"): Promise<string[]> =>
  (await server.call(listGallery, { token, params: { ratio } })).body.images;
