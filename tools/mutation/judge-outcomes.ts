import type { NamedTest, Outcomes } from "./open-tests.ts";

const ranAs = ({ tests }: Outcomes, { test, title }: NamedTest) =>
  tests.filter(
    (one) => one.file === test && one.title.includes(title) && (one.state === "passed" || one.state === "failed"),
  );

const describeProblems = ({ problems }: Outcomes): string => problems.map((problem) => `\n${problem}`).join("");

/** Returns why the test does not pass without a mutant; undefined when it passes. */
export function whyFailsUnchanged(outcomes: Outcomes, named: NamedTest): string | undefined {
  const ran = ranAs(outcomes, named);
  if (ran.length === 0)
    return `No test of ${named.test} that ran is called: ${named.title}${describeProblems(outcomes)}`;
  const failed = ran.find(({ state }) => state === "failed");
  return failed && `It fails without any change: ${failed.title}\n${failed.failures[0]?.message ?? ""}`;
}

/** Returns why the mutant was not killed; undefined when the test failed by an assertion. */
export function whySurvived(outcomes: Outcomes, named: NamedTest): string | undefined {
  const ran = ranAs(outcomes, named);
  if (ran.length === 0) return `Without the guard the test does not even run${describeProblems(outcomes)}`;
  const failures = ran.flatMap((one) => one.failures);
  if (failures.length === 0) return `The guard is gone, and nobody notices: ${named.title}`;
  if (failures.some(({ name }) => name === "AssertionError")) return undefined;
  return `The test failed, but not because something was other than expected:\n${failures[0]?.message ?? ""}`;
}
