import { useSession } from "@offertory/api-client";
import type { Person } from "@offertory/contract";
import { useMessagePanels } from "./message-panels.tsx";

/** Returns what opens a conversation with a person; undefined for oneself and for archived people. */
export function useMessagePerson(person: Person): (() => void) | undefined {
  const { openMessagesWith } = useMessagePanels();
  const me = useSession().person;
  if (!me || me.id === person.id || person.archived) return undefined;
  const { id, name, photo } = person;
  return () => openMessagesWith({ id, name: name.display, photo });
}
