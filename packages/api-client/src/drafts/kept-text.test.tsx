import { beforeEach, expect, test } from "vitest";
import { pretendServer, somePerson, someSignIn, someUserChurch } from "../testing/index.ts";
import { someConfig } from "../testing/some-config.ts";
import { startClient } from "../react/start-client.ts";
import { keepText, keptTextName, readKeptText } from "./kept-text.ts";

const DRAFT = keptTextName("church-grace", "person-of-church-grace", "note person ruth");

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = "jwt=kept; Path=/";
  document.cookie = "lastChurchId=church-grace; Path=/";
});

async function signedIn() {
  const server = pretendServer({
    "POST /users/login": someSignIn([someUserChurch()]),
    "GET /people/*": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
    "POST /users/me/signOut": { signedOut: true },
  });
  const client = startClient(someConfig());
  await client.session.start();
  expect(client.session.read().status).toBe("signed-in");
  return { client, server };
}

test("a text draft stays in the tab when the app starts again", async () => {
  keepText(DRAFT, "Visit Ruth in hospital");
  await signedIn();
  expect(readKeptText(DRAFT)).toBe("Visit Ruth in hospital");
});

test("signing out deletes all text drafts and nothing else", async () => {
  const { client } = await signedIn();
  keepText(DRAFT, "Visit Ruth in hospital");
  sessionStorage.setItem("something else", "stays");
  client.session.signOut();
  expect(readKeptText(DRAFT)).toBe("");
  expect(sessionStorage.getItem("something else")).toBe("stays");
});
