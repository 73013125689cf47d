import { join } from "node:path";
import { createVitest, type TestModule } from "vitest/node";

export type NamedTest = { test: string; title: string };

/** What one test did; `failures` are the names of what was thrown, each with its words. */
export type Outcome = { file: string; title: string; state: string; failures: { name: string; words: string }[] };
/** What the tests did, and what went wrong outside of them. */
export type Outcomes = { tests: Outcome[]; problems: string[] };

export type OpenTests = {
  /** Runs the named tests of the tree, as its files are now. */
  run(named: readonly NamedTest[]): Promise<Outcomes>;
  /** Says that a file was changed since. */
  noteChange(file: string): void;
  close(): Promise<void>;
};

/** Vitest in a tree of its own, kept open: to start it anew for every twin would take twice as long. */
export async function openTests(root: string): Promise<OpenTests> {
  const config = join(root, "vitest.config.ts");
  const vitest = await createVitest("test", { root, config, watch: false, maxWorkers: 1, reporters: [{}] });
  return {
    async run(named) {
      const files = new Set(named.map(({ test }) => join(root, test)));
      const titles = named.map(({ title }) => literally(title));
      vitest.setGlobalTestNamePattern(new RegExp([...new Set(titles)].join("|")));
      const specifications = await vitest.globTestSpecifications([...files]);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      // Vitest tells of all files that it ever ran.
      const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
      return {
        tests: modules.flatMap((module) => outcomesOf(root, module)),
        problems: [...modules.flatMap((module) => module.errors()), ...unhandledErrors].map(wordsOf),
      };
    },
    noteChange: (file) => vitest.invalidateFile(join(root, file)),
    close: () => vitest.close(),
  };
}

const outcomesOf = (root: string, module: TestModule): Outcome[] =>
  [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    const failures = errors.map((error) => ({ name: error.name ?? "", words: wordsOf(error) }));
    return { file: module.moduleId.slice(root.length + 1), title: test.fullName, state, failures };
  });

/** A title as a pattern that matches it and nothing else. */
const literally = (title: string): string => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const wordsOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
