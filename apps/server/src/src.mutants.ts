import type { Mutant } from "../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "In production other pages of the machine may not call",
    file: "./app.ts",
    find: 'anyLocalhost: config.mode !== "production",',
    replace: "anyLocalhost: true,",
    test: "./platform/http/http-server.test.ts",
    title: "pages of our own apps and of the allow-list may call; others are told nothing",
  },
  {
    guard: "Demo data are made in demo mode only",
    file: "./make-demo.ts",
    find: 'config.mode === "demo" &&',
    replace: "",
    test: "./demo/begin-demo.deep.test.ts",
    title: "demo churches are never made in production mode",
  },
  {
    guard: "A demo that was interrupted never costs a church its data",
    file: "./main.ts",
    find: "await keepInterruptedDemo(database.pool);",
    replace: "void keepInterruptedDemo;",
    test: "./demo/begin-demo.deep.test.ts",
    title: "the rest of an interrupted demo is not deleted once a server has served the database",
  },
  {
    guard: "A server that was given the owner's role says so",
    file: "./main.ts",
    find: 'if ((await prepareDatabase(config)) === "unguarded")',
    replace: 'if ((await prepareDatabase(config)) === "unguarded" && config.mode === "empty")',
    test: "./platform/database/serving-role.deep.test.ts",
    title: "a real server runs under the lesser role",
  },
  {
    guard: "The files of an erased church go",
    file: "./app.ts",
    find: "storage.removeAll(`${churchId}/`)",
    replace: "storage.removeAll(`${churchId}/gallery/`)",
    test: "./modules/churches/closing/erase-church.test.ts",
    title: "S2.09 uploaded files are shown until the day, and of an erased church not one is left, nor half of one",
  },
];
