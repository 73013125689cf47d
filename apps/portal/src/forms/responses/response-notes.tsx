import { useSession } from "@offertory/api-client";
import { can } from "@offertory/contract";
import { NotesBox } from "@offertory/features/messaging/notes";

/** What the church's people note on a response. */
export function ResponseNotes({ submissionId, title }: { submissionId: string; title: string }) {
  const session = useSession();
  return (
    <NotesBox
      contentType="formSubmission"
      contentId={submissionId}
      title={title}
      mayWrite={session.can(can.administerForms) || session.can(can.editForms)}
    />
  );
}
