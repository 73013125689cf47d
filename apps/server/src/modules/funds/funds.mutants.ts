import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A fund is found in its own church only",
    file: "./fund-store.ts",
    find: 'open(churchId).where("id", "=", id)',
    replace: 'db.selectFrom("funds").select(COLUMNS).where("closedAt", "is", null).where("id", "=", id)',
    test: "./funds.test.ts",
    title: "G6.04 who may not edit giving's settings, and who is of another church, changes no fund",
  },
  {
    guard: "Funds are closed by those who may edit giving's settings",
    file: "./fund.routes.ts",
    find: "allow: allowedTo(can.editGivingSettings),\n    handle: ({ params }, caller) => closeFund",
    replace: "allow: member,\n    handle: ({ params }, caller) => closeFund",
    test: "./funds.test.ts",
    title: "G6.04 who may not edit giving's settings, and who is of another church, changes no fund",
  },
  {
    guard: "Nobody orders the funds of another church",
    file: "./order-funds.ts",
    find: "if (ids.some((id) => !known.has(id))) throw new FundNotFound();",
    replace: "",
    test: "./order-funds.test.ts",
    title:
      "G6.04 the order is changed, and funds are opened again, only by those who may, and only of their own church",
  },
  {
    guard: "Nobody opens a fund of another church",
    file: "./fund-store.ts",
    find: '.select(COLUMNS)\n        .where("churchId", "=", churchId)\n        .where("id", "=", id)\n        .where("closedAt", "is not", null)',
    replace: '.select(COLUMNS)\n        .where("id", "=", id)\n        .where("closedAt", "is not", null)',
    test: "./order-funds.test.ts",
    title:
      "G6.04 the order is changed, and funds are opened again, only by those who may, and only of their own church",
  },
  {
    guard: "The funds of a church that closes are not offered",
    file: "./fund-reader.ts",
    find: '.where(notClosing("funds.churchId"))',
    replace: "",
    test: "../churches/closing/close-church.test.ts",
    title: "S2.09 a church that closes is there for nobody but its administrators",
  },
];
