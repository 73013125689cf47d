import { addPerson, changePerson, erasePerson, listPeople, readPerson, searchPeople } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const bytesOf = (filling: string) => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(20_000, filling)]);
const photoOf = (filling: string) => `data:image/jpeg;base64,${bytesOf(filling).toString("base64")}`;

async function createTestFace(first: string) {
  const { server, editor } = given;
  const name = { first, last: "Face" };
  const { body } = await server.call(addPerson, { token: editor.token, body: { name, photo: photoOf("a") } });
  return { id: body.id, address: await listedPhoto(first) };
}

async function listedPhoto(first: string): Promise<string> {
  const { body } = await given.server.call(listPeople, { token: given.viewer.token, query: { search: first } });
  return body.people[0]?.photo ?? "";
}

const show = (address: string) => given.server.http.inject(address);

test("S2.30 lists and searches return a photo as a URL that opens without a token", async () => {
  const { address } = await createTestFace("Lydia");
  const { body } = await given.server.call(searchPeople, { token: given.viewer.token, query: { term: "Lydia" } });
  expect(body[0]?.photo).toBe(address);

  const shown = await show(address);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "private, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(shown.rawPayload).toEqual(bytesOf("a"));
});

test("S6.02 a photo opens only with its exact URL", async () => {
  const { id, address } = await createTestFace("Priscilla");
  const [path = "", secret = ""] = address.split("?v=");
  const guesses = [
    path,
    `${path}?v=`,
    `${path}?v=${"0".repeat(32)}`,
    `${path}?v=${secret.slice(0, 12)}`,
    `${path}?v=a&v=${secret}`,
    `/content/people/${given.elsewhere.churchId}/${id}?v=${secret}`,
    `/content/people/${given.church.churchId}/${given.admin.personId}?v=${secret}`,
  ];
  const opened = await Promise.all(guesses.map(async (guess) => ({ guess, status: (await show(guess)).statusCode })));
  expect(opened.filter(({ status }) => status !== 404)).toEqual([]);
});

test("S2.30 a photo's URL stops working when the photo is replaced or the person is erased", async () => {
  const { server, admin } = given;
  const { id, address } = await createTestFace("Tabitha");
  const call = { params: { id }, token: admin.token };
  await server.call(changePerson, { ...call, body: { photo: photoOf("b") } });
  expect((await show(address)).statusCode).toBe(404);
  const newer = await listedPhoto("Tabitha");
  expect((await show(newer)).rawPayload).toEqual(bytesOf("b"));

  await server.call(erasePerson, { ...call, body: { confirm: "Tabitha Face" } });
  expect((await show(newer)).statusCode).toBe(404);
});

test("S2.30 a client that sends a photo's URL back does not change the photo", async () => {
  const { server, editor } = given;
  const { id, address } = await createTestFace("Phoebe");
  const call = { params: { id }, token: editor.token };
  const { body } = await server.call(changePerson, { ...call, body: { photo: address, notes: "Deacon" } });
  expect(body).toMatchObject({ photo: photoOf("a"), notes: "Deacon" });
  expect((await server.call(readPerson, call)).body.photo).toBe(photoOf("a"));
});
