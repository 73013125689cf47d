import { ACCOUNTS_TWINS } from "./list/accounts-twins.ts";
import { BACKUP_TWINS } from "./list/backup-twins.ts";
import { BROWSER_TWINS } from "./list/browser-twins.ts";
import { CHURCHES_TWINS } from "./list/churches-twins.ts";
import { GIVING_TWINS } from "./list/giving-twins.ts";
import { IDENTITY_TWINS } from "./list/identity-twins.ts";
import { LIMITS_TWINS } from "./list/limits-twins.ts";
import { PEOPLE_TWINS } from "./list/people-twins.ts";
import { PLATFORM_TWINS } from "./list/platform-twins.ts";
import type { Twin } from "./twin.ts";

/** Every guard of money and privacy, each with the test that notices when it is gone. */
export const ALL_TWINS: readonly Twin[] = [
  ...IDENTITY_TWINS,
  ...ACCOUNTS_TWINS,
  ...LIMITS_TWINS,
  ...CHURCHES_TWINS,
  ...PEOPLE_TWINS,
  ...GIVING_TWINS,
  ...PLATFORM_TWINS,
  ...BROWSER_TWINS,
  ...BACKUP_TWINS,
];
