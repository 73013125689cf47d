import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The ledger is shown to those who may see gifts",
    file: "./ledger.routes.ts",
    find: "const viewer = donationViewer(context.guards);",
    replace: "const viewer = context.guards.allowedTo(calls.can.viewDonations, calls.can.editDonations);",
    test: "./audit.test.ts",
    title: "G6.04 the ledger is of one's own church, and for those who may see its gifts",
  },
  {
    guard: "The ledger is shown to its own church",
    file: "./audit-store.ts",
    find: "sql`l.church_id = ${churchId}`,",
    replace: "sql`l.church_id <> ''`,",
    test: "./audit.test.ts",
    title: "G6.04 the ledger is of one's own church, and for those who may see its gifts",
  },
  {
    guard: "A check of the ledger is shown to its own church",
    file: "./check-store.ts",
    find: 'selectAll().where("churchId", "=", churchId);',
    replace: 'selectAll().where("churchId", "<>", churchId.slice(99));',
    test: "./audit.test.ts",
    title: "G6.04 the ledger is of one's own church, and for those who may see its gifts",
  },
  {
    guard: "A check of the ledger holds every line against its checkpoint",
    file: "./check-ledger.ts",
    find: "const trouble = checkpointCheck.add(lines);",
    replace: "const trouble = checkpointCheck.add(lines.slice(lines.length));",
    test: "./audit.test.ts",
    title: "a check finds the chain whole, and says how much of it there is",
  },
  {
    guard: "A check of the ledger adds up what is not covered yet",
    file: "./check-ledger.ts",
    find: "for await (const lines of reader.through(previous.lastLine, MAX_LINE)) entrySums.add(lines);",
    replace:
      "for await (const lines of reader.through(previous.lastLine, MAX_LINE)) entrySums.add(lines.slice(lines.length));",
    test: "./audit.test.ts",
    title: "a check names the first thing that is not as it was, with its entry and its gift",
  },
  {
    guard: "The file of the ledger is for the person who asked",
    file: "./export-ledger.ts",
    find: "personId: church.viewerId",
    replace: 'personId: ""',
    test: "./audit.test.ts",
    title: "S9.02 the ledger's file names its columns in the language of whoever exports",
  },
];
