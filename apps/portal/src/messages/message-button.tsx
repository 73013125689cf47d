import { useSession } from "@offertory/api-client";
import type { Person } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { MessageSquare } from "@offertory/ui/icons.ts";
import { useMessagePanels } from "./message-panels.tsx";

/** Opens a conversation with a person from their page; not shown on one's own page. */
export function MessageButton({ person }: { person: Person }) {
  const t = useT();
  const { openMessagesWith } = useMessagePanels();
  const me = useSession().person;
  if (!me || me.id === person.id || person.archived) return null;
  const { id, name, photo } = person;
  return (
    <Button icon={<MessageSquare />} onClick={() => openMessagesWith({ id, name: name.display, photo })}>
      {t("messaging:messages.open")}
    </Button>
  );
}
