import { NOTE_SUBJECTS, type NoteSubject } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { NoteSubjectNotFound, NoteKindUnknown } from "../messaging-errors.ts";
import type { NoteSubjectRules } from "./note-subject.ts";

export interface SubjectRef {
  contentType: string;
  contentId: string;
}

export const rulesOf = ({ noteSubjects }: Messaging, contentType: string): NoteSubjectRules | undefined =>
  isNoted(contentType) ? noteSubjects[contentType] : undefined;

const isNoted = (name: string): name is NoteSubject => NOTE_SUBJECTS.some((known) => known === name);

/** Returns the rules of a subject whose notes the caller may read. Any other subject counts as not found. */
export async function findNoteSubject(
  messaging: Messaging,
  { contentType, contentId }: SubjectRef,
  caller: Caller,
): Promise<NoteSubjectRules> {
  const rules = rulesOf(messaging, contentType);
  if (!rules) throw new NoteKindUnknown();
  if (!(await rules.mayRead(caller, contentId)) || !(await rules.exists(caller.churchId, contentId)))
    throw new NoteSubjectNotFound();
  return rules;
}

/** Refuses unless the caller may read and write the notes of the subject. */
export async function findNoteSubjectToWrite(messaging: Messaging, subject: SubjectRef, caller: Caller): Promise<void> {
  const rules = await findNoteSubject(messaging, subject, caller);
  if (!(await rules.mayWrite(caller, subject.contentId))) throw new NotAllowed();
}
