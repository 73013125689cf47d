import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemWithPassword, type PasswordProblem } from "@offertory/contract";

export type PasswordWeakness = PasswordProblem | "password-common" | "password-personal";

interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

const COMMON_PASSWORDS = new Set(readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8").split("\n"));
const SEQUENCES = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const RUNS = SEQUENCES.flatMap((row) => [row, row.split("").toReversed().join("")]);
const MIN_RUN_LENGTH = 4;

/** Returns why a password is refused, or null when it is accepted. */
export function findWeakness(password: string, owner: Owner): PasswordWeakness | null {
  const problem = problemWithPassword(password, password);
  if (problem) return problem;
  const plain = password.toLowerCase();
  if (
    COMMON_PASSWORDS.has(plain) ||
    isRepetition(plain) ||
    consistsOfRuns(plain) ||
    alphabeticPart(plain) === "offertory"
  )
    return "password-common";
  return isPersonal(plain, owner) ? "password-personal" : null;
}

/** Whether the password repeats one to four characters: aaaaaaaa, abcabcabc, 12121212. */
const isRepetition = (password: string): boolean => /^(.{1,4})\1+$/su.test(password);

/**
 * Whether the password consists only of runs along the alphabet, the digits or the keyboard: abcdefgh, 87654321,
 * qwer1234.
 */
function consistsOfRuns(password: string): boolean {
  let rest = password;
  while (rest !== "") {
    const run = longestRun(rest);
    if (run < MIN_RUN_LENGTH) return false;
    rest = rest.slice(run);
  }
  return true;
}

function longestRun(text: string): number {
  let length = 0;
  while (length < text.length && RUNS.some((run) => run.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

/** Whether the letters of the password, without digits and signs, are the owner's name or email. */
function isPersonal(password: string, { email, firstName, lastName }: Owner): boolean {
  const [first, last] = [firstName, lastName].map((name) => alphabeticPart(name.toLowerCase()));
  const [mailbox = ""] = email.split("@");
  const own = [mailbox, email, `${first}${last}`, `${last}${first}`, first, last].map((text) =>
    alphabeticPart(text ?? ""),
  );
  const typed = alphabeticPart(password);
  return password === email || (typed !== "" && own.includes(typed));
}

const alphabeticPart = (text: string): string => text.replace(/[^\p{L}]/gu, "");
