import { Refusal } from "./refusal.ts";

const causes: [RegExp, string][] = [
  [
    /could not look up effective user ID/i,
    "this user has no name on this machine: start as one that has, or set DATABASE_URL to a PostgreSQL of your own",
  ],
  [/No space left on device|could not extend file/i, "the disk is full: free some space and start again"],
  [
    /Permission denied|not permitted|has wrong ownership/i,
    "it may not read or write its folder: give the data folder to the user who starts the program",
  ],
  [
    /control file|could not locate a valid checkpoint|invalid checkpoint|could not open (file|directory)|is not a (valid|database)|incorrect checksum|PANIC/i,
    "its folder is damaged: move the data folder's postgres away and bring back a backup (npm run restore -- FILE)",
  ],
  [
    /could not create shared memory|Cannot allocate memory|out of memory/i,
    "the machine has too little memory left: close other programs and start again",
  ],
  [
    /error while loading shared libraries|version `GLIBC/i,
    "this system lacks a library it needs: set DATABASE_URL to a PostgreSQL of your own",
  ],
];

/** Returns one line from what PostgreSQL printed before it failed. */
export function explainFailure(what: string, output: string): Refusal {
  const cause = causes.find(([pattern]) => pattern.test(output))?.[1];
  const lines = output.split("\n").filter((line) => /FATAL|PANIC|ERROR|error:/.test(line));
  const last = (lines.at(-1) ?? output.trim().split("\n").at(-1) ?? "").replace(
    /^.*?(FATAL|PANIC|ERROR|error):\s*/,
    "",
  );
  return new Refusal(cause ? `${what}, ${cause}. (${last})` : `${what}: ${last || "it said nothing"}`);
}
