import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The ledger is shown only to callers with permission to view donations",
    file: "./ledger.routes.ts",
    find: "const viewer = donationViewer(context.guards);",
    replace: "const viewer = context.guards.allowedTo(calls.can.viewDonations, calls.can.editDonations);",
    test: "./audit.test.ts",
    title: "G6.04 the ledger is shown to callers with permission to view donations, and only that of their own church",
  },
  {
    guard: "The ledger is shown only to its own church",
    file: "./audit-store.ts",
    find: "sql`l.church_id = ${churchId}`,",
    replace: "sql`l.church_id <> ''`,",
    test: "./audit.test.ts",
    title: "G6.04 the ledger is shown to callers with permission to view donations, and only that of their own church",
  },
  {
    guard: "A ledger check is shown only to its own church",
    file: "./check-store.ts",
    find: 'selectAll().where("churchId", "=", churchId);',
    replace: 'selectAll().where("churchId", "<>", churchId.slice(99));',
    test: "./audit.test.ts",
    title: "G6.04 the ledger is shown to callers with permission to view donations, and only that of their own church",
  },
  {
    guard: "A ledger check compares every line with its checkpoint",
    file: "./check-ledger.ts",
    find: "const trouble = checkpointCheck.add(lines);",
    replace: "const trouble = checkpointCheck.add(lines.slice(lines.length));",
    test: "./audit.test.ts",
    title: "a check of an intact ledger reports no trouble, and the number of its lines and checkpoints",
  },
  {
    guard: "A ledger check adds up the entries that no checkpoint covers yet",
    file: "./check-ledger.ts",
    find: "for await (const lines of reader.through(previous.lastLine, MAX_LINE)) entrySums.add(lines);",
    replace:
      "for await (const lines of reader.through(previous.lastLine, MAX_LINE)) entrySums.add(lines.slice(lines.length));",
    test: "./audit.test.ts",
    title: "a check of an altered ledger reports the first difference with its entry and donation",
  },
  {
    guard: "The CSV export of the ledger is in the caller's language",
    file: "./export-ledger.ts",
    find: "personId: church.viewerId",
    replace: 'personId: ""',
    test: "./audit.test.ts",
    title: "S9.02 the CSV export names its columns in the language of the user who exports",
  },
];
