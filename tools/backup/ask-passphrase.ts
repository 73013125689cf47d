import { Refusal } from "../postgres/refusal.ts";

const shortest = 12;

/** The passphrase from OFFERTORY_PASSPHRASE, or typed unseen on the terminal; a new one is typed twice. */
export async function askPassphrase(isNew: boolean): Promise<string> {
  const given = process.env["OFFERTORY_PASSPHRASE"];
  const passphrase = given || (await ask("Passphrase of the backup: "));
  if (isNew && passphrase.length < shortest) {
    throw new Refusal(`Choose a passphrase of at least ${shortest} characters: everything of the church is behind it.`);
  }
  if (isNew && !given && (await ask("The same once more: ")) !== passphrase) {
    throw new Refusal("The two passphrases differ: run the command again.");
  }
  return passphrase;
}

async function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY)
    throw new Refusal("Set OFFERTORY_PASSPHRASE, or run the command in a terminal to type the passphrase.");
  stderr.write(question);
  stdin.setRawMode(true).setEncoding("utf8").resume();
  try {
    return await new Promise((resolve, reject) => {
      const typed: string[] = [];
      const hear = (text: string) => {
        for (const key of text) {
          if (key === "\r" || key === "\n" || key === "\u0004") {
            stdin.off("data", hear);
            resolve(typed.join(""));
            return;
          }
          if (key === "\u0003") {
            stdin.off("data", hear);
            reject(new Refusal("Cancelled."));
            return;
          }
          if (key === "\u007F" || key === "\b") typed.pop();
          else typed.push(key);
        }
      };
      stdin.on("data", hear);
    });
  } finally {
    stdin.setRawMode(false).pause();
    stderr.write("\n");
  }
}
