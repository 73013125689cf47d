import { confirmPersonChange, mergePeople } from "@offertory/contract";
import type { TestServer } from "./test-server.ts";

/** Merges two people as an administrator, and confirms it with the link in the email if both have an account. */
export async function mergeAndConfirm(server: TestServer, token: string, body: { keepId: string; dropId: string }) {
  const before = (await server.sentEmails()).length;
  const merged = await server.call(mergePeople, { token, body });
  if (merged.status !== 200) throw new Error(merged.raw.body);
  if (merged.body.mergePending) {
    const email = (await server.sentEmails()).slice(before).find(({ text }) => text.includes("/confirm-change#"));
    const secret = /confirm-change#([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
    const confirmed = await server.call(confirmPersonChange, { body: { token: secret } });
    if (!confirmed.body.done) throw new Error(confirmed.raw.body);
  }
  await server.work();
}
