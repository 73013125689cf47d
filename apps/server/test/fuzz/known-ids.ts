import type { Pool } from "pg";

/** What the name of a field, or the first part of a path, says about whose id it is. */
const TABLES: Record<string, string> = {
  personId: "people",
  people: "people",
  keepId: "people",
  dropId: "people",
  householdId: "households",
  households: "households",
  roleId: "roles",
  roles: "roles",
  fundId: "funds",
  funds: "funds",
  gatewayId: "gateways",
  gateways: "gateways",
  batchId: "batches",
  batches: "batches",
  donationId: "donations",
  donations: "donations",
  subscriptionId: "subscriptions",
  subscriptions: "subscriptions",
  customerId: "customers",
  customers: "customers",
  formId: "forms",
  forms: "forms",
  questionId: "questions",
  questions: "questions",
  formsubmissions: "form_submissions",
  conversationId: "conversations",
  conversations: "conversations",
  messages: "messages",
  privateMessages: "private_messages",
  notifications: "notifications",
  pageId: "pages",
  pages: "pages",
  versionId: "page_versions",
  sectionId: "page_sections",
  sections: "page_sections",
  elements: "page_elements",
  events: "events",
  taskId: "tasks",
  tasks: "tasks",
  planId: "plans",
  plans: "plans",
  positionId: "plan_positions",
  assignmentId: "plan_assignments",
  programId: "lesson_programs",
  studyId: "lesson_studies",
  lessonId: "lessons",
};
/** Lessons have their own second part. */
const LESSONS: Record<string, string> = {
  programs: "lesson_programs",
  studies: "lesson_studies",
  lessons: "lessons",
  sections: "lesson_sections",
  files: "lesson_files",
};

/** Ids of a church that exist, by the name of a field and the path of a call. */
export async function readKnownIds(pool: Pool, churchId: string, userId: string) {
  const tables = [...new Set([...Object.values(TABLES), ...Object.values(LESSONS)])];
  const ids = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await pool.query<{ id: string }>(`select id from ${table} where church_id = $1 limit 1`, [churchId]);
    if (rows[0]) ids.set(table, rows[0].id);
  }
  const { rows: churches } = await pool.query("select sub_domain from churches where id = $1", [churchId]);
  const subDomain = String(churches[0]?.sub_domain);
  return (path: string, name: string): string | undefined => {
    if (name === "churchId") return churchId;
    if (name === "userId") return userId;
    if (name === "church" || name === "subDomain") return subDomain;
    const [, first = "", second = ""] = path.split("/");
    const table = name === "id" || name === "ids" ? (first === "lessons" ? LESSONS[second] : TABLES[first]) : TABLES[name];
    return table && ids.get(table);
  };
}
