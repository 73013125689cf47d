import { setTimeout as sleep } from "node:timers/promises";
import { productUrls } from "./product-urls.ts";

/** An email as the sandbox's JSON API returns it. */
export type Mail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  received: string;
  text: string;
  html: string;
  links: string[];
};

/** Waits for the newest email to an address that arrived after a time and, if given, has the subject. */
export async function mailFor(
  address: string,
  { after, subject = "" }: { after: Date; subject?: string },
): Promise<Mail> {
  const query = new URLSearchParams({ to: address, subject, after: after.toISOString(), limit: "1" });
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(100)) {
    const answer = await fetch(`${productUrls().sandbox}/api/mail?${query}`);
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
    const { mails }: { mails: Mail[] } = await answer.json();
    if (mails[0]) return mails[0];
  }
  throw new Error(`No mail came to ${address} within 20 s`);
}
