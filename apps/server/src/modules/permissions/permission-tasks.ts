import type { Tasks } from "../../platform/jobs/task.ts";
import type { Permissions } from "./permissions.ts";
import { EMAIL_SECURITY_CHANGES, emailSecurityChanges } from "./security-changes/email-security-changes.job.ts";

export const permissionTasks = (permissions: Permissions): Tasks => ({
  [EMAIL_SECURITY_CHANGES]: (payload) => emailSecurityChanges(permissions, payload),
});
