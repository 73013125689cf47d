import type { Twin } from "../twin.ts";

const STATEMENTS = "apps/server/src/modules/giving/statements";
const ROUTES = `${STATEMENTS}/statement.routes.ts`;
const STORE = `${STATEMENTS}/statement-store.ts`;
const RUNS = `${STATEMENTS}/run-store.ts`;
const JOB = `${STATEMENTS}/send-statements.job.ts`;
const PAPERS = `${STATEMENTS}/statements.test.ts`;
const MAILS = `${STATEMENTS}/mail-statements.test.ts`;
const SUMS = `${STATEMENTS}/sums.test.ts`;
const DIES =
  "a server that dies between two letters loses none and sends none twice; of one in mid-air it says that nobody knows";

/** What a statement counts, whose it is, and that it is mailed once. */
export const STATEMENT_TWINS: Twin[] = [
  {
    guard: "Statements: another's is for who may see donations",
    file: ROUTES,
    find: "serve(app, calls.downloadPersonStatement, {\n    allow: viewer,",
    replace: "serve(app, calls.downloadPersonStatement, {\n    allow: member,",
    test: PAPERS,
    title: "another's statement is for who may see donations, of their own church; one's own for oneself alone",
  },
  {
    guard: "Statements: a person is one of the own church",
    file: STORE,
    find: '.where("p.churchId", "=", churchId)\n        .where("p.personId", "in", personIds)',
    replace: '.where("p.personId", "in", personIds)',
    test: PAPERS,
    title: "another's statement is for who may see donations, of their own church; one's own for oneself alone",
  },
  {
    guard: "Statements: what a bank took is subtracted",
    file: STORE,
    find: "const COUNTS = sql`l.account in ('fund', 'covered-fees')`",
    replace: "const COUNTS = sql`l.account in ('fund', 'covered-fees') and l.reason <> 'dispute'`",
    test: SUMS,
    title:
      "the totals of a statement are the ledger's lines of that person's gifts of that year, fund by fund, to the cent",
  },
  {
    guard: "Statements: the covered fee is part of the gift",
    file: STORE,
    find: "const COUNTS = sql`l.account in ('fund', 'covered-fees')`",
    replace: "const COUNTS = sql`l.account in ('fund')`",
    test: SUMS,
    title:
      "the totals of a statement are the ledger's lines of that person's gifts of that year, fund by fund, to the cent",
  },
  {
    guard: "Statements: a letter is claimed before it is sent",
    file: RUNS,
    find: "and l.person_id = ${personId} and l.state = 'waiting'\n",
    replace: "and l.person_id = ${personId}\n",
    test: MAILS,
    title: "two servers that work at the same mailing send each letter once",
  },
  {
    guard: "Statements: a letter that may have gone is not sent again by itself",
    file: RUNS,
    find: "set state = 'unsure', reason = 'interrupted'",
    replace: "set state = 'waiting', reason = ''",
    test: MAILS,
    title: DIES,
  },
  {
    guard: "Statements: a letter in mid-air is left to who sends it",
    file: JOB,
    find: "const GIVEN_UP_MS = 10 * 60_000;",
    replace: "const GIVEN_UP_MS = -1;",
    test: MAILS,
    title: DIES,
  },
  {
    guard: "Statements: who has one gets no second one",
    file: `${STATEMENTS}/start-run.ts`,
    find: "filter(({ mailed }) => again || !mailed)",
    replace: "filter(() => true)",
    test: MAILS,
    title:
      "all donors with an address get their statement as a PDF in their language, in the church's name; nobody gets two",
  },
  {
    guard: "Statements: one mailing of a year at once",
    file: `${STATEMENTS}/start-run.ts`,
    find: "if (!(await statementRuns.add(run))) throw new MailingUnderWay();",
    replace: "await statementRuns.add(run);",
    test: MAILS,
    title:
      "all donors with an address get their statement as a PDF in their language, in the church's name; nobody gets two",
  },
  {
    guard: "Statements: what was cancelled is not sent",
    file: RUNS,
    find: "update statement_letters l set state = 'cancelled', changed_at = ${now} from ended",
    replace: "update statement_letters l set changed_at = ${now} from ended",
    test: MAILS,
    title: "a mailing that is cancelled sends no more; while the mail server is away it waits, and says so",
  },
  {
    guard: "Statements: a mailing is one of the own church",
    file: RUNS,
    find: "counted(sql`r.church_id = ${churchId} and r.id = ${id}`)",
    replace: "counted(sql`r.id = ${id}`)",
    test: MAILS,
    title: "mailings are started by who may edit donations, and seen in their own church alone",
  },
  {
    guard: "Statements: a mailing is started by who may edit donations",
    file: ROUTES,
    find: "serve(app, calls.startStatementRun, {\n    allow: editor,",
    replace: "serve(app, calls.startStatementRun, {\n    allow: viewer,",
    test: MAILS,
    title: "mailings are started by who may edit donations, and seen in their own church alone",
  },
  {
    guard: "Statements: a church prints only so many files at once",
    file: `${STATEMENTS}/reserve-print.ts`,
    find: " || ofChurch >= MAX_FILES_OF_CHURCH",
    replace: "",
    test: PAPERS,
    title:
      "a church prints two files at once; who asks for more is told to wait, and every file that is begun is whole",
  },
  {
    guard: "Statements: a file that nobody was in takes no place",
    file: `${STATEMENTS}/print-statements.ts`,
    find: "  } catch (error) {\n    release();\n    throw error;\n  }\n}",
    replace: "  } catch (error) {\n    throw error;\n  }\n}",
    test: PAPERS,
    title:
      "a church prints two files at once; who asks for more is told to wait, and every file that is begun is whole",
  },
  {
    guard: "Statements: one process prints only so many files at once",
    file: `${STATEMENTS}/reserve-print.ts`,
    find: "churches.length >= MAX_FILES || ",
    replace: "",
    test: PAPERS,
    title: "many churches print at once; those who cannot be served are told to wait",
  },
];
