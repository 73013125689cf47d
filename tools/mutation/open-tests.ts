import { join } from "node:path";
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from "vitest/node";

export type NamedTest = {
  test: string;
  title: string;
  /** The original test file that this one is a copy of, and as which it runs. */
  like?: string;
};

/** The result of one test; `failures` are the thrown errors with their messages. */
export type Outcome = { file: string; title: string; state: string; failures: { name: string; message: string }[] };
/** The results of the tests, and the errors outside of them. */
export type Outcomes = { tests: Outcome[]; problems: string[] };

export type OpenTests = {
  /** Runs the named tests on the tree's current files, in this order. */
  run(named: readonly NamedTest[]): Promise<Outcomes>;
  /** Reports that a file was changed. */
  noteChange(file: string): void;
  close(): Promise<void>;
};

/** Keeps Vitest open in a tree of its own: starting it for every mutant would take twice as long. */
export async function openTests(root: string): Promise<OpenTests> {
  const config = join(root, "vitest.config.ts");
  const sequence = { sequencer: InOrder };
  const vitest = await createVitest("test", { root, config, watch: false, maxWorkers: 1, reporters: [{}], sequence });
  return {
    async run(named) {
      const byFile = Map.groupBy(named, ({ test }) => join(root, test));
      const specifications = [...byFile].map(([file, tests]) => specify(file, tests));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await Promise.all(specifications));
      // Vitest returns all files that it ever ran.
      const modules = testModules.filter(({ moduleId }) => byFile.has(moduleId));
      return {
        tests: modules.flatMap((module) => outcomesOf(root, module)),
        problems: [...modules.flatMap((module) => module.errors()), ...unhandledErrors].map(messageOf),
      };
    },
    noteChange: (file) => vitest.invalidateFile(join(root, file)),
    close: () => vitest.close(),
  };

  async function specify(file: string, named: readonly NamedTest[]): Promise<TestSpecification> {
    const known = named.map(({ like }) => like && join(root, like)).find(Boolean) ?? file;
    const [specification] = await vitest.globTestSpecifications([known]);
    if (!specification) throw new Error(`No project of vitest.config.ts runs ${known}.`);
    const titles = new Set(named.map(({ title }) => literally(title)));
    return specification.project.createSpecification(file, { testNamePattern: new RegExp([...titles].join("|")) });
  }
}

/** Runs files in the given order; Vitest would run those first that failed the last time. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const outcomesOf = (root: string, module: TestModule): Outcome[] =>
  [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    const failures = errors.map((error) => ({ name: error.name ?? "", message: messageOf(error) }));
    return { file: module.moduleId.slice(root.length + 1), title: test.fullName, state, failures };
  });

/** Returns a pattern that matches the title literally. */
const literally = (title: string): string => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const messageOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
