export { forgetStatementEmails, moveStatementEmails } from "./follow-people.ts";
export { SEND_STATEMENTS, sendStatements } from "./runs/send-statements.job.ts";
export { statementRoutes } from "./statement.routes.ts";
export { HouseholdNotKnown } from "./statements-errors.ts";
export type { StatementsTables } from "./statements-tables.ts";
export { type Statements, openStatements } from "./statements.ts";
