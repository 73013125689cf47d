import type { Twin } from "../twin.ts";

const DATABASE = "apps/server/src/platform/database";
const HTTP = "apps/server/src/platform/http";
const NAMING = `${DATABASE}/naming-client.test.ts`;
const ANSWER = { file: `${HTTP}/compile-answer.ts`, test: `${HTTP}/compile-answer.test.ts` };
const MESSAGES = "apps/server/src/modules/messaging/messages";

/** What keeps reads cheap, and what keeps cheap reads right. */
export const READ_COST_MUTANTS: Twin[] = [
  {
    guard: "Read cost: A list of any length is one statement",
    file: `${DATABASE}/list-compiler.ts`,
    find: "if (!asOne || !PrimitiveValueListNode.is(rightOperand))",
    replace: "if (!asOne || asOne || !PrimitiveValueListNode.is(rightOperand))",
    test: NAMING,
    title:
      "a statement that comes again is kept by the database under one name, whatever its values and however long its list",
  },
  {
    guard: "Read cost: A text that never comes again takes no name",
    file: `${DATABASE}/statement-name.ts`,
    find: "if (!seenOnce.delete(text)) {",
    replace: "if (!seenOnce.delete(text) && text === '') {",
    test: NAMING,
    title: "a statement that comes only once is not kept, nor is one that adds several rows",
  },
  {
    guard: "Read cost: A statement whose partial index depends on a value has no plan for all values",
    file: `${DATABASE}/statement-name.ts`,
    find: "[SEVERAL_ROWS, PARTIAL_BY_VALUE, ",
    replace: "[SEVERAL_ROWS, ",
    test: NAMING,
    title: "a row that a partial index holds only once is added or left alone, however often it is tried",
  },
  {
    guard: "Read cost: A search by a pattern is planned with its pattern",
    file: `${DATABASE}/statement-name.ts`,
    find: "PARTIAL_BY_VALUE, PATTERN_BY_VALUE]",
    replace: "PARTIAL_BY_VALUE]",
    test: NAMING,
    title: "a search by a pattern is planned for that pattern, however often it is made",
  },
  {
    guard: "Read cost: A plan from before a migration is made anew",
    file: `${DATABASE}/naming-client.ts`,
    find: "if (!isOutdatedPlan(error)) throw error;",
    replace: "throw error;",
    test: NAMING,
    title: "a statement that was kept before a migration changed its table still answers, with what the table has now",
  },
  {
    guard: "Read cost: A transaction that met an outdated plan goes through the next time",
    file: `${DATABASE}/naming-client.ts`,
    find: "this.#outdated.add(name);",
    replace: "",
    test: NAMING,
    title: "in a transaction it is an error that passes: the same transaction goes through when it is tried again",
  },
  {
    guard: "Read cost: The pipelined connection outlives a migration",
    file: `${DATABASE}/lane.ts`,
    find: "if (isRefused(error) && !isOutdated) throw error;",
    replace: "if (isRefused(error)) throw error;",
    test: NAMING,
    title: "a prepared read is built once, takes its values at each call, and outlives a migration too",
  },
  {
    guard: "Read cost: Only what is the same is asked once",
    file: `${DATABASE}/lane.ts`,
    find: "`${question.name} ${JSON.stringify(question.values)}`",
    replace: "`${question.name} ${question.values.join()}`",
    test: `${DATABASE}/lane.test.ts`,
    title: "what several ask in one turn is asked once, and only what is the same",
  },
  {
    guard: "Read cost: Who asks later is not told what was true before",
    file: `${DATABASE}/lane.ts`,
    find: "    gathered.delete(client);\n    stream.uncork();",
    replace: "    stream.uncork();",
    test: `${DATABASE}/lane.test.ts`,
    title: "who asks after a question was sent is told what is true by then",
  },
  {
    ...ANSWER,
    guard: "Read cost: An object where a text is declared does not leave",
    find: 'if (type === "string") return (value) => typeof value === "string";',
    replace: 'if (type === "string") return (value) => value !== null && value !== undefined;',
    title: "is an error, and nothing of it leaves",
  },
  {
    ...ANSWER,
    guard: "Read cost: A value beside the choices does not leave",
    find: "return (value) => known.has(value);",
    replace: "return (value) => known.size > 0;",
    title: "is an error, and nothing of it leaves",
  },
  {
    ...ANSWER,
    guard: "Read cost: A field that is not declared does not leave",
    find: "return found === countFields(value);",
    replace: "return found <= countFields(value);",
    title: "a field that is not declared stays here",
  },
  {
    guard: "Read cost: An answer that holds a token is not compressed",
    file: `${HTTP}/compress-answer.ts`,
    find: ` || text.includes('"jwt":')`,
    replace: "",
    test: `${HTTP}/compress-answer.test.ts`,
    title: "an answer that holds a token is sent as it is",
  },
  {
    guard: "Read cost: Answers over 1 kB are compressed",
    file: `${HTTP}/compress-answer.ts`,
    find: "if (!takesGzip(request)) return text;",
    replace: "return text;",
    test: `${HTTP}/compress-answer.test.ts`,
    title: "an answer over 1 kB is compressed for who takes that, and a shorter one is not",
  },
  {
    guard: "Read cost: A card is sent once in an answer",
    file: `${MESSAGES}/read-messages.ts`,
    find: "person: withCard ? person : null,",
    replace: "person,",
    test: `${MESSAGES}/messages.test.ts`,
    title: "an answer carries each writer's card once, and the name of the writer with every message",
  },
];
