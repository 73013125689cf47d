import { newClientId, useApi, useRefresh } from "@offertory/api-client";
import {
  findConversation,
  listMessages,
  type NoteSubject,
  readTimeline,
  sendMessages,
  startConversations,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { MessageTextField } from "../message-text-field.tsx";
import { useDraft } from "../use-draft.ts";
import { useSaveProblem } from "../use-save-problem.ts";

interface AddNoteProps {
  subject: { contentType: NoteSubject; contentId: string; title: string };
  /** Null before the first note. */
  conversationId: string | null;
}

export function AddNote({ subject, conversationId }: AddNoteProps) {
  const t = useT();
  const [text, setText] = useDraft(`note ${subject.contentType} ${subject.contentId}`);
  const problemText = useSaveProblem();
  const save = useSaveNote(subject, conversationId);
  return (
    // The area for a new note is at most 200px high; the padding at the sides leaves room for the focus outline.
    <div className="-mx-1 mt-4 max-h-[200px] scroll-p-2 overflow-y-auto border-t border-line px-1 pt-4 pb-1">
      <MessageTextField
        label={t("messaging:notes.label")}
        placeholder={t("messaging:notes.placeholder")}
        sendLabel={t("messaging:notes.add")}
        value={text}
        onChange={setText}
        busy={save.isPending}
        error={save.error ? problemText(save.error) : undefined}
        onSend={() => save.mutate({ content: text.trim(), onSaved: () => setText("") })}
      />
    </div>
  );
}

function useSaveNote(subject: AddNoteProps["subject"], conversationId: string | null) {
  const call = useApi();
  const refresh = useRefresh();
  /** The idempotency key of the note: saving the same text again is the same note. */
  const tried = useRef<{ content: string; clientId: string } | null>(null);
  return useMutation<void, Error, { content: string; onSaved(): void }>({
    // Offline it fails with an error at once, instead of waiting on a page that was left.
    networkMode: "always",
    mutationFn: async ({ content, onSaved }) => {
      if (tried.current?.content !== content) tried.current = { content, clientId: newClientId() };
      const { clientId } = tried.current;
      const draft = { ...subject, visibility: "hidden", allowAnonymousPosts: false };
      const id = conversationId ?? (await call(startConversations, { body: [draft] }))[0]?.id;
      if (!id) throw new Error("");
      await call(sendMessages, { body: [{ conversationId: id, content, clientId }] });
      tried.current = null;
      onSaved();
      await refresh(findConversation, listMessages, readTimeline);
    },
  });
}
