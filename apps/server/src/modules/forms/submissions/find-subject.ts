import { can, type SubmissionDraft } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { PersonNotKnown } from "../forms-errors.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

/**
 * Returns the person that the submission is about, if it names one. The submitter must be that person or be permitted
 * to edit people.
 */
export async function findSubject(
  { persons }: Forms,
  { contentType, contentId }: SubmissionDraft,
  member: Caller | null,
): Promise<Pick<SubmissionRow, "contentType" | "contentId">> {
  if (contentType !== "person" || !contentId) return { contentType: "form", contentId: null };
  if (!member || (contentId !== member.personId && !may(member, can.editPeople))) throw new NotAllowed();
  if (!(await persons.areKnown(member.churchId, [contentId]))) throw new PersonNotKnown();
  return { contentType, contentId };
}
