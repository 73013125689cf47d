import { Refusal } from "../postgres/refusal.ts";
import { NOTHING_TYPED, readKeys } from "./read-keys.ts";

const shortest = 12;

/**
 * Returns the passphrase from OFFERTORY_PASSPHRASE, or as typed on the terminal without echo; a new one is typed twice.
 */
export async function askPassphrase(isNew: boolean): Promise<string> {
  const given = process.env["OFFERTORY_PASSPHRASE"];
  const passphrase = given || (await ask("Passphrase of the backup (it is not shown): "));
  if (isNew && passphrase.length < shortest) {
    throw new Refusal(`Choose a passphrase of at least ${shortest} characters: everything of the church is behind it.`);
  }
  if (isNew && !given && (await ask("The same once more: ")) !== passphrase) {
    throw new Refusal("The two passphrases differ: run the command again.");
  }
  // One keyboard writes é as one character, another as two: both must give the same passphrase.
  return passphrase.normalize("NFC");
}

async function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY)
    throw new Refusal("Set OFFERTORY_PASSPHRASE, or run the command in a terminal to type the passphrase.");
  stderr.write(question);
  stdin.setRawMode(true).setEncoding("utf8").resume();
  let onKeys: (keys: string) => void = () => {};
  let giveUp = () => {};
  try {
    return await new Promise((resolve, reject) => {
      let typed = NOTHING_TYPED;
      giveUp = () => reject(new Refusal("Cancelled."));
      onKeys = (keys) => {
        typed = readKeys(typed, keys);
        if (typed.state === "done") resolve(typed.text);
        if (typed.state === "cancelled") giveUp();
      };
      // If the terminal is closed meanwhile, the stream ends without input.
      stdin.on("data", onKeys).once("end", giveUp);
    });
  } finally {
    stdin.off("data", onKeys).off("end", giveUp).setRawMode(false).pause();
    stderr.write("\n");
  }
}
