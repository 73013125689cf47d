import { keepText, keptTextName, readKeptText, useSession } from "@offertory/api-client";
import { useState } from "react";

function useDraftName(about: string): string {
  const { church, person } = useSession();
  return keptTextName(church?.church.id ?? "", person?.id ?? "", about);
}

/** A text while it is typed, kept in the tab until it is sent. The initial text is not stored as a draft. */
export function useDraft(about: string, initial = ""): [text: string, setText: (text: string) => void] {
  const name = useDraftName(about);
  const [held, setHeld] = useState({ name, text: readKeptText(name) || initial });
  const now = held.name === name ? held : { name, text: readKeptText(name) || initial };
  if (now !== held) setHeld(now);
  return [
    now.text,
    (text) => {
      keepText(name, text === initial ? "" : text);
      setHeld({ name, text });
    },
  ];
}

/** Returns a function that deletes a draft. */
export function useForgetDraft(about: string): () => void {
  const name = useDraftName(about);
  return () => keepText(name, "");
}

/** Returns the draft's name, which is the same before and after the conversation exists. */
export const messageDraft = (personId: string): string => `message ${personId}`;

export const changeDraft = (messageId: string): string => `change ${messageId}`;
