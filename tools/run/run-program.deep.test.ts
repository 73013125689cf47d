import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let root = "";

/** A fresh clone of a project that needs one package, which is in a folder beside it, so that npm needs no network. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "offertory-run-"));
  cpSync(join(import.meta.dirname, "../run.mjs"), join(root, "tools/run.mjs"));
  cpSync(import.meta.dirname, join(root, "tools/run"), { recursive: true });
  mkdirSync(join(root, "packages/one"), { recursive: true });
  writeFileSync(
    join(root, "packages/one/package.json"),
    JSON.stringify({ name: "one", version: "1.0.0", type: "module", exports: "./one.js" }),
  );
  writeFileSync(join(root, "packages/one/one.js"), "export const one = 1;");
  lock("0.1.0");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function lock(version: string): void {
  const project = { name: "church", version, type: "module", workspaces: ["packages/*"] };
  writeFileSync(join(root, "package.json"), JSON.stringify(project));
  const packages = {
    "": project,
    "node_modules/one": { resolved: "packages/one", link: true },
    "packages/one": { version: "1.0.0" },
  };
  writeFileSync(
    join(root, "package-lock.json"),
    JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages }),
  );
}

type Ended = { code: number | null; output: string; child: ChildProcess };

function run(args: string[], { env = {}, node = [], onOutput = () => {} }: RunOptions = {}): Promise<Ended> {
  const { npm_execpath: _, npm_lifecycle_event: __, ...rest } = process.env;
  const child = spawn(process.execPath, [...node, join(root, "tools/run.mjs"), ...args], { env: { ...rest, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(output, child);
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output, child })));
}

type RunOptions = {
  env?: NodeJS.ProcessEnv;
  node?: string[];
  onOutput?: (output: string, child: ChildProcess) => void;
};

function program(source: string): string {
  const file = join(root, "program.ts");
  writeFileSync(file, source);
  return file;
}

test("On a fresh clone it installs packages and then runs the file; the next run installs nothing", async () => {
  const file = program(
    `import { one } from "one"; const words: string[] = process.argv.slice(2); console.log(one, words.join("|")); process.exitCode = 7;`,
  );
  const first = await run([file, "a b", "--flag"]);
  expect(first.output).toMatch(
    /^Installing packages \(npm ci\) … 0 s\n(.*\n)*Installing packages \(npm ci\): done in \d+ s\n1 a b\|--flag\n$/,
  );
  expect(first.code).toBe(7);
  // Without npm in PATH it cannot install, and need not.
  const second = await run([file, "again"], { env: { PATH: "/nowhere" } });
  expect(second).toMatchObject({ output: "1 again\n", code: 7 });
});

test("It installs again if the record of installed packages is missing, but not if only the version changed", async () => {
  const file = program(`console.log("ran");`);
  await run([file]);
  lock("0.2.0");
  expect((await run([file])).output).toBe("ran\n");
  rmSync(join(root, "node_modules/.offertory-lock"));
  rmSync(join(root, "node_modules/.package-lock.json"));
  expect((await run([file])).output).toContain("done in");
});

test("Two concurrent runs install once, and both run the file", async () => {
  const file = program(`console.log("ran");`);
  const both = await Promise.all([run([file]), run([file])]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ output }) => output.includes("Installing packages"))).toHaveLength(1);
});

test("A failed install ends with one line that refers to npm's output, and exit code 1", async () => {
  rmSync(join(root, "package-lock.json"));
  writeFileSync(join(root, "package-lock.json"), "{}");
  const { code, output } = await run([program("")]);
  expect(code).toBe(1);
  expect(output.trim().split("\n").at(-1)).toBe("npm ci failed with exit code 1: its words are above.");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s is passed to the program, which can finish its work before it exits",
  async (signal) => {
    const file = program(
      `process.on("${signal}", () => setTimeout(() => { console.log("bye"); process.exit(3); }, 200)); setInterval(() => {}, 1000); console.log("up");`,
    );
    let isSent = false;
    const onOutput = (output: string, child: ChildProcess) => {
      if (output.includes("up") && !isSent) isSent = child.kill(signal);
    };
    const { code, output } = await run([file], { onOutput });
    expect(output).toMatch(/up\nbye\n$/);
    expect(code).toBe(3);
  },
);

test("A program is disconnected when its parent process is killed", async () => {
  const note = join(root, "note");
  const file = program(
    `import { writeFileSync } from "node:fs"; process.on("disconnect", () => { writeFileSync(${JSON.stringify(note)}, ""); process.exit(); }); setInterval(() => {}, 1000); console.log("up");`,
  );
  let isSent = false;
  const onOutput = (output: string, child: ChildProcess) => {
    if (output.includes("up") && !isSent) isSent = child.kill("SIGKILL");
  };
  await run([file], { onOutput });
  expect(existsSync(note)).toBe(true);
});

test("An outdated Node version is refused in one line", async () => {
  const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.20.4'}})";
  const { code, output } = await run(["program.ts"], { node: ["--import", old] });
  expect(output).toBe(
    "Offertory needs Node 20 or later and this is Node 18.20.4: install a newer one from nodejs.org.\n",
  );
  expect(code).toBe(1);
});
