import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Statements: another's is for who may see donations",
    file: "./statement.routes.ts",
    find: "serve(app, calls.downloadPersonStatement, {\n    allow: viewer,",
    replace: "serve(app, calls.downloadPersonStatement, {\n    allow: member,",
    test: "./statements.test.ts",
    title: "another's statement is for who may see donations, of their own church; one's own for oneself alone",
  },
  {
    guard: "Statements: a person is one of the own church",
    file: "./statement/statement-store.ts",
    find: '.where("p.churchId", "=", churchId)\n        .where("p.personId", "in", personIds)',
    replace: '.where("p.personId", "in", personIds)',
    test: "./statements.test.ts",
    title: "another's statement is for who may see donations, of their own church; one's own for oneself alone",
  },
  {
    guard: "Statements: what a bank took is subtracted",
    file: "./statement/statement-store.ts",
    find: "const COUNTS = sql`l.account in ('fund', 'covered-fees')`",
    replace: "const COUNTS = sql`l.account in ('fund', 'covered-fees') and l.reason <> 'dispute'`",
    test: "./statement/sums.test.ts",
    title:
      "the totals of a statement are the ledger's lines of that person's gifts of that year, fund by fund, to the cent",
  },
  {
    guard: "Statements: the covered fee is part of the gift",
    file: "./statement/statement-store.ts",
    find: "const COUNTS = sql`l.account in ('fund', 'covered-fees')`",
    replace: "const COUNTS = sql`l.account in ('fund')`",
    test: "./statement/sums.test.ts",
    title:
      "the totals of a statement are the ledger's lines of that person's gifts of that year, fund by fund, to the cent",
  },
  {
    guard: "Statements: an email is claimed before it is sent",
    file: "./runs/run-store.ts",
    find: "and l.person_id = ${personId} and l.state = 'waiting'\n",
    replace: "and l.person_id = ${personId}\n",
    test: "./runs/mail-statements.test.ts",
    title: "two servers that work at the same mailing send each email once",
  },
  {
    guard: "Statements: an email that may have gone is not sent again by itself",
    file: "./runs/run-store.ts",
    find: "set state = 'unsure', reason = 'interrupted'",
    replace: "set state = 'waiting', reason = ''",
    test: "./runs/mail-statements.test.ts",
    title:
      "a server that dies between two emails loses none and sends none twice; of one in mid-air it says that nobody knows",
  },
  {
    guard: "Statements: an email in mid-air is left to who sends it",
    file: "./runs/send-statements.job.ts",
    find: "const SENDING_TIMEOUT_MS = 10 * 60_000;",
    replace: "const SENDING_TIMEOUT_MS = -1;",
    test: "./runs/mail-statements.test.ts",
    title:
      "a server that dies between two emails loses none and sends none twice; of one in mid-air it says that nobody knows",
  },
  {
    guard: "Statements: who has one gets no second one",
    file: "./runs/start-run.ts",
    find: "filter(({ mailed }) => again || !mailed)",
    replace: "filter(() => true)",
    test: "./runs/mail-statements.test.ts",
    title:
      "all donors with an address get their statement as a PDF in their language, in the church's name; nobody gets two",
  },
  {
    guard: "Statements: one mailing of a year at once",
    file: "./runs/start-run.ts",
    find: "if (!(await statementRuns.add(run))) throw new MailingUnderWay();",
    replace: "await statementRuns.add(run);",
    test: "./runs/mail-statements.test.ts",
    title:
      "all donors with an address get their statement as a PDF in their language, in the church's name; nobody gets two",
  },
  {
    guard: "Statements: what was cancelled is not sent",
    file: "./runs/run-store.ts",
    find: "update statement_emails l set state = 'cancelled', changed_at = ${now} from ended",
    replace: "update statement_emails l set changed_at = ${now} from ended",
    test: "./runs/mail-statements.test.ts",
    title: "a mailing that is cancelled sends no more; while the mail server is away it waits, and says so",
  },
  {
    guard: "Statements: a mailing is one of the own church",
    file: "./runs/run-store.ts",
    find: "counted(sql`r.church_id = ${churchId} and r.id = ${id}`)",
    replace: "counted(sql`r.id = ${id}`)",
    test: "./runs/mail-statements.test.ts",
    title: "mailings are started by who may edit donations, and seen in their own church alone",
  },
  {
    guard: "Statements: a mailing is started by who may edit donations",
    file: "./statement.routes.ts",
    find: "serve(app, calls.startStatementRun, {\n    allow: editor,",
    replace: "serve(app, calls.startStatementRun, {\n    allow: viewer,",
    test: "./runs/mail-statements.test.ts",
    title: "mailings are started by who may edit donations, and seen in their own church alone",
  },
  {
    guard: "Statements: a church prints only so many files at once",
    file: "./runs/reserve-print.ts",
    find: " || ofChurch >= MAX_FILES_OF_CHURCH",
    replace: "",
    test: "./statements.test.ts",
    title:
      "a church prints two files at once; who asks for more is told to wait, and every file that is begun is whole",
  },
  {
    guard: "Statements: a file that nobody was in takes no place",
    file: "./runs/print-statements.ts",
    find: "  } catch (error) {\n    release();\n    throw error;\n  }\n}",
    replace: "  } catch (error) {\n    throw error;\n  }\n}",
    test: "./statements.test.ts",
    title:
      "a church prints two files at once; who asks for more is told to wait, and every file that is begun is whole",
  },
  {
    guard: "Statements: one process prints only so many files at once",
    file: "./runs/reserve-print.ts",
    find: "churches.length >= MAX_FILES || ",
    replace: "",
    test: "./statements.test.ts",
    title: "many churches print at once; those who cannot be served are told to wait",
  },
  {
    guard: "A statement of somebody else is read by those who see donations",
    file: "./statement.routes.ts",
    find: "const viewer = donationViewer(context.guards);",
    replace: "const viewer = allowedTo(can.viewDonations, can.viewDonationSummaries);",
    test: "../donations/people/may-see-donations.test.ts",
    title: "G6.04 with View Summary alone nobody learns what one person gave",
  },
  {
    guard: "Email safety: Statements beyond the limit wait",
    file: "./runs/send-statements.job.ts",
    find: "if (isFull) return pauseUntilTomorrow();",
    replace: "if (isFull) break;",
    test: "./runs/mail-statements.test.ts",
    title:
      "a mailing that is larger than a church's emails of a day goes on the next day, says until when it waits, and loses nobody",
  },
];
