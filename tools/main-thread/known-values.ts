import type { Pool } from "pg";

/** The table whose id a field holds, by the field's name or the first part of the path. */
const TABLES: Record<string, string> = {
  personId: "people",
  people: "people",
  memberId: "people",
  assigneeId: "people",
  keepId: "people",
  dropId: "people",
  householdId: "households",
  households: "households",
  tag: "tags",
  tagId: "tags",
  tags: "tags",
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
/** In the paths of lessons, the second part names the table. */
const LESSONS: Record<string, string> = {
  programs: "lesson_programs",
  studies: "lesson_studies",
  lessons: "lessons",
  sections: "lesson_sections",
  files: "lesson_files",
};

/** The condition for the row whose id is used, where not every row is suitable. */
const SUITABLE: Record<string, string> = {
  roles: "kind = 'chosen'",
  conversations: "content_type = 'person'",
  events: "recurrence_rule is null",
};

/** Valid values by the field's name, where not every text is valid. */
const EXAMPLES: Record<string, string> = {
  email: "someone@example.org",
  year: "2025",
  url: "/worst",
  ratio: "1.78",
  folder: "1.78",
  timeZone: "America/New_York",
  language: "en",
  from: "2026-11-01",
  to: "2026-11-30",
  start: "2026-11-15",
  end: "2026-11-15",
  recurrenceRule: "FREQ=WEEKLY",
  exceptionDate: "2026-11-22",
  contentType: "person",
  keyName: "logoLight",
  link: "/people",
  closesAt: "2027-01-01T00:00:00.000Z",
  value: "",
  elementType: "text",
  answersJSON: '{"text":"<p>a</p>"}',
  userEmail: "someone@example.org",
  fileName: "notes.pdf",
  provider: "stripe",
};
/** Optional fields whose value would name something that does not exist, such as the next page of a list. */
const LEFT_OUT = new Set([
  "after",
  "before",
  "cursor",
  "version",
  "photo",
  "image",
  "picture",
  "pictureUrl",
  "videoUrl",
  "video",
  "background",
  "privateKey",
  "publicKey",
  "webhookKey",
  "recurrenceId",
  "answers",
]);
export const isLeftOut = (name: string): boolean => LEFT_OUT.has(name);

/** Reads valid values of fields, by their name and the path of a call: existing ids of a church, and accepted texts. */
export async function readKnownValues(pool: Pool, churchId: string, userId: string) {
  const tables = [...new Set([...Object.values(TABLES), ...Object.values(LESSONS)])];
  const ids = new Map<string, string>();
  for (const table of tables) {
    const suitable = SUITABLE[table] ?? "id";
    const { rows } = await pool.query<{ id: string }>(
      `select id from ${table} where church_id = $1 order by ${suitable} desc limit 1`,
      [churchId],
    );
    if (rows[0]) ids.set(table, rows[0].id);
  }
  const { rows: churches } = await pool.query("select sub_domain from churches where id = $1", [churchId]);
  const subDomain = String(churches[0]?.sub_domain);
  return (path: string, name: string): string | undefined => {
    if (name === "churchId") return churchId;
    if (name === "userId") return userId;
    if (name === "church" || name === "subDomain") return subDomain;
    const [, first = "", second = ""] = path.split("/");
    if (name === "contentId") return ids.get("people");
    if (EXAMPLES[name] !== undefined) return EXAMPLES[name];
    const table =
      name === "id" || name === "ids" ? (first === "lessons" ? LESSONS[second] : TABLES[first]) : TABLES[name];
    return table && ids.get(table);
  };
}
