import { useClient, useBroadcast, useRead } from "@offertory/api-client";
import { findConversation, notesRoom, type NoteSubject } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, EmptyState, Notice, Skeleton } from "@offertory/ui";
import { MessageSquare } from "@offertory/ui/icons.ts";
import { useEffect } from "react";
import { AddNote } from "./add-note.tsx";
import { NoteList } from "./note-list.tsx";

export interface NotesBoxProps {
  contentType: NoteSubject;
  contentId: string;
  /** The name of the note subject, for the conversation's title. */
  title: string;
  mayWrite: boolean;
}

/** How often to check for a first note, in case no broadcast arrives. */
const ASK_EVERY_MS = 20_000;

export function NotesBox({ contentType, contentId, title, mayWrite }: NotesBoxProps) {
  const t = useT();
  const errorText = useErrorText();
  const params = { contentType, contentId };
  const found = useRead(findConversation, { params });
  const conversation = found.data;
  return (
    <DisplayBox title={t("messaging:notes.title")} icon={<MessageSquare />}>
      {found.isPending ? <Skeleton className="h-24" /> : null}
      {found.error && conversation === undefined ? (
        <Notice
          tone="danger"
          title={t("common:loadFailed")}
          action={
            <Button size="small" onClick={() => void found.refetch()}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {errorText(found.error)}
        </Notice>
      ) : null}
      {conversation === null ? <NoNotesYet params={params} /> : null}
      {conversation ? <NoteList conversationId={conversation.id} empty={<NoNotes />} /> : null}
      {mayWrite && conversation !== undefined ? (
        <AddNote subject={{ contentType, contentId, title }} conversationId={conversation?.id ?? null} />
      ) : null}
    </DisplayBox>
  );
}

function NoNotesYet({ params }: { params: { contentType: NoteSubject; contentId: string } }) {
  const { realtime } = useClient();
  const found = useRead(findConversation, { params }, { every: ASK_EVERY_MS });
  const { contentType, contentId } = params;
  useEffect(() => realtime.join(notesRoom(contentType, contentId)), [realtime, contentType, contentId]);
  useBroadcast("message", () => void found.refetch());
  return <NoNotes />;
}

function NoNotes() {
  const t = useT();
  return <EmptyState title={t("messaging:notes.none")} body={t("messaging:notes.noneHint")} className="py-6" />;
}
