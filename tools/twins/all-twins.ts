import { ACCOUNT_SCREEN_MUTANTS } from "./list/account-screen-mutants.ts";
import { ACCOUNTS_TWINS } from "./list/accounts-twins.ts";
import { AMOUNT_MUTANTS } from "./list/amount-mutants.ts";
import { BACKUP_TWINS } from "./list/backup-twins.ts";
import { BOOKS_TWINS } from "./list/books-twins.ts";
import { BOUNDED_WORK_MUTANTS } from "./list/bounded-work-mutants.ts";
import { BROWSER_TWINS } from "./list/browser-twins.ts";
import { CALENDAR_TWINS } from "./list/calendar-twins.ts";
import { CHURCHES_TWINS } from "./list/churches-twins.ts";
import { CLOSING_TWINS } from "./list/closing-mutants.ts";
import { CONTENT_TWINS } from "./list/content-twins.ts";
import { DESK_TWINS } from "./list/desk-twins.ts";
import { DONATION_PAGE_TWINS } from "./list/donation-page-twins.ts";
import { EMAIL_SAFETY_MUTANTS } from "./list/email-safety-mutants.ts";
import { EDITOR_TWINS } from "./list/editor-mutants.ts";
import { ENGINE_TWINS } from "./list/engine-twins.ts";
import { DASHBOARD_TWINS } from "./list/dashboard-twins.ts";
import { FAILING_DEPENDENCIES_MUTANTS } from "./list/failing-dependencies-mutants.ts";
import { FAULT_TWINS } from "./list/fault-twins.ts";
import { FIRST_LOAD_MUTANTS } from "./list/first-load.ts";
import { FORM_SCREEN_MUTANTS } from "./list/form-screen-mutants.ts";
import { FORMS_TWINS } from "./list/forms-twins.ts";
import { GALLERY_TWINS } from "./list/gallery-twins.ts";
import { GIVING_TWINS } from "./list/giving-twins.ts";
import { GUEST_TWINS } from "./list/guest-twins.ts";
import { HOME_TWINS } from "./list/home-twins.ts";
import { IDENTITY_TWINS } from "./list/identity-twins.ts";
import { LEDGER_MUTANTS } from "./list/ledger-mutants.ts";
import { LEFTOVER_MUTANTS } from "./list/leftovers.ts";
import { LESSONS_TWINS } from "./list/lessons-twins.ts";
import { LETTERS_TWINS } from "./list/letters-twins.ts";
import { LIMITS_TWINS } from "./list/limits-twins.ts";
import { MEMBER_GIVING_TWINS } from "./list/member-giving-twins.ts";
import { PAYMENT_METHOD_MUTANTS } from "./list/payment-method-mutants.ts";
import { PAYPAL_TWINS } from "./list/paypal-twins.ts";
import { PEOPLE_TWINS } from "./list/people-twins.ts";
import { PLATFORM_TWINS } from "./list/platform-twins.ts";
import { STATEMENT_TWINS } from "./list/statement-twins.ts";
import { SUBSCRIPTION_TWINS } from "./list/subscription-twins.ts";
import { TALK_TWINS } from "./list/talk-twins.ts";
import { DONATION_SIGHT_MUTANTS } from "./list/donation-sight-mutants.ts";
import { READ_COST_MUTANTS } from "./list/read-cost-mutants.ts";
import { PERMISSION_REACH_MUTANTS } from "./list/permission-reach-mutants.ts";
import { SESSION_MUTANTS } from "./list/session-mutants.ts";
import { TEST_RUN_MUTANTS } from "./list/test-run-mutants.ts";
import { WORDS_TWINS } from "./list/words-twins.ts";
import { TASKS_TWINS } from "./list/tasks-twins.ts";
import type { Twin } from "./twin.ts";

/** Every guard of money and privacy, each with the test that notices when it is gone. */
export const ALL_TWINS: readonly Twin[] = [
  ...IDENTITY_TWINS,
  ...ACCOUNTS_TWINS,
  ...LIMITS_TWINS,
  ...CHURCHES_TWINS,
  ...PEOPLE_TWINS,
  ...HOME_TWINS,
  ...GIVING_TWINS,
  ...ENGINE_TWINS,
  ...FAULT_TWINS,
  ...BOOKS_TWINS,
  ...DASHBOARD_TWINS,
  ...DESK_TWINS,
  ...GUEST_TWINS,
  ...DONATION_PAGE_TWINS,
  ...MEMBER_GIVING_TWINS,
  ...FORM_SCREEN_MUTANTS,
  ...AMOUNT_MUTANTS,
  ...PAYMENT_METHOD_MUTANTS,
  ...PAYPAL_TWINS,
  ...LETTERS_TWINS,
  ...FORMS_TWINS,
  ...CONTENT_TWINS,
  ...LESSONS_TWINS,
  ...GALLERY_TWINS,
  ...EDITOR_TWINS,
  ...STATEMENT_TWINS,
  ...SUBSCRIPTION_TWINS,
  ...TALK_TWINS,
  ...TASKS_TWINS,
  ...CALENDAR_TWINS,
  ...PLATFORM_TWINS,
  ...WORDS_TWINS,
  ...BROWSER_TWINS,
  ...BACKUP_TWINS,
  ...BOUNDED_WORK_MUTANTS,
  ...DONATION_SIGHT_MUTANTS,
  ...FAILING_DEPENDENCIES_MUTANTS,
  ...EMAIL_SAFETY_MUTANTS,
  ...READ_COST_MUTANTS,
  ...PERMISSION_REACH_MUTANTS,
  ...SESSION_MUTANTS,
  ...LEDGER_MUTANTS,
  ...TEST_RUN_MUTANTS,
  ...ACCOUNT_SCREEN_MUTANTS,
  ...CLOSING_TWINS,
  ...FIRST_LOAD_MUTANTS,
  ...LEFTOVER_MUTANTS,
];
