import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { openSandbox } from "../sandbox.ts";

export type MailJson = {
  id: string;
  from: string;
  fromName: string;
  to: string[];
  subject: string;
  date: string;
  received: string;
  read: boolean;
  text: string;
  html: string;
  links: string[];
};

/** A sandbox on free ports with its own folder, and the clients that tests use. */
export async function openTestSandbox(folder?: string) {
  const dataFolder = folder ?? (await newFolder());
  const sandbox = await openSandbox({ dataFolder, httpPort: 0, smtpPort: 0, host: "127.0.0.1" });
  return {
    ...sandbox,
    dataFolder,
    ...clients(sandbox),
    async discard(): Promise<void> {
      await sandbox.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "offertory-sandbox-"));
}

export function clients({ httpPort, smtpPort }: { httpPort: number; smtpPort: number }) {
  const origin = `http://127.0.0.1:${httpPort}`;
  const transport = createTransport({ host: "127.0.0.1", port: smtpPort });
  return {
    origin,
    send: (mail: SendMailOptions) => transport.sendMail({ from: "Grace Church <grace@example.com>", ...mail }),
    get: (path: string, init?: RequestInit) => fetch(origin + path, { redirect: "manual", ...init }),
    async page(path: string): Promise<string> {
      // Without the long style element, so that the output of a failing test stays readable.
      return (await (await fetch(origin + path)).text()).replace(/<style[^]*<\/style>/, "");
    },
    async mails(query = ""): Promise<MailJson[]> {
      const answer: { mails: MailJson[] } = JSON.parse(await (await fetch(`${origin}/api/mail${query}`)).text());
      return answer.mails;
    },
  };
}
