import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A fund is found in its own church only",
    file: "./fund-store.ts",
    find: 'open(churchId).where("id", "=", id)',
    replace: 'db.selectFrom("funds").select(COLUMNS).where("closedAt", "is", null).where("id", "=", id)',
    test: "./funds.test.ts",
    title: "G6.04 a caller without permission to edit giving settings, or of another church, cannot change a fund",
  },
  {
    guard: "Closing a fund requires permission to edit giving settings",
    file: "./fund.routes.ts",
    find: "allow: allowedTo(can.editGivingSettings),\n    handle: ({ params }, caller) => closeFund",
    replace: "allow: member,\n    handle: ({ params }, caller) => closeFund",
    test: "./funds.test.ts",
    title: "G6.04 a caller without permission to edit giving settings, or of another church, cannot change a fund",
  },
  {
    guard: "A church cannot reorder the funds of another church",
    file: "./order-funds.ts",
    find: "if (ids.some((id) => !known.has(id))) throw new FundNotFound();",
    replace: "",
    test: "./order-funds.test.ts",
    title: "G6.04 reordering and reopening funds requires permission to edit giving settings in the same church",
  },
  {
    guard: "A church cannot reopen a fund of another church",
    file: "./fund-store.ts",
    find: '.select(COLUMNS)\n        .where("churchId", "=", churchId)\n        .where("id", "=", id)\n        .where("closedAt", "is not", null)',
    replace: '.select(COLUMNS)\n        .where("id", "=", id)\n        .where("closedAt", "is not", null)',
    test: "./order-funds.test.ts",
    title: "G6.04 reordering and reopening funds requires permission to edit giving settings in the same church",
  },
  {
    guard: "The funds of a closing church are not offered",
    file: "./fund-reader.ts",
    find: '.where(notClosing("funds.churchId"))',
    replace: "",
    test: "../churches/closing/close-church.deep.test.ts",
    title: "S2.09 a closing church is visible only to its administrators, who can read and export but not change it",
  },
];
