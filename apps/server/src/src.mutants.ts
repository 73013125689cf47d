import type { Mutant } from "../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "In production other pages of localhost may not call the API",
    file: "./app.ts",
    find: 'anyLocalhost: config.mode !== "production",',
    replace: "anyLocalhost: true,",
    test: "./platform/http/http-server.test.ts",
    title: "pages of our own apps and of the allow-list may call the API; other origins get no CORS header",
  },
  {
    guard: "Demo data are created only in demo mode",
    file: "./make-demo.ts",
    find: 'config.mode === "demo" &&',
    replace: "",
    test: "./demo/begin-demo.deep.test.ts",
    title: "demo churches are not created in production mode or in empty mode",
  },
  {
    guard: "An interrupted demo never deletes the data of a church",
    file: "./main.ts",
    find: "await keepInterruptedDemo(database.pool);",
    replace: "void keepInterruptedDemo;",
    test: "./demo/begin-demo.deep.test.ts",
    title: "the churches of a database that a server has used are not deleted as leftovers of an interrupted demo",
  },
  {
    guard: "A server that is given the owner's role logs a warning",
    file: "./main.ts",
    find: 'if ((await prepareDatabase(config)) === "unguarded")',
    replace: 'if ((await prepareDatabase(config)) === "unguarded" && config.mode === "empty")',
    test: "./platform/database/serving-role.deep.test.ts",
    title: "a server runs its jobs under the serving role, and warns when it is given the owner's role",
  },
  {
    guard: "The files of an erased church are deleted",
    file: "./app.ts",
    find: "storage.removeAll(`${churchId}/`)",
    replace: "storage.removeAll(`${churchId}/gallery/`)",
    test: "./modules/churches/closing/erase-church.test.ts",
    title: "S2.09 files are shown until a church is erased, and then all are deleted, including unfinished uploads",
  },
];
