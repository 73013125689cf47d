import { useRead } from "@offertory/api-client";
import { findReachability, readPerson } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ButtonLink, Notice } from "@offertory/ui";
import { Mail } from "@offertory/ui/icons.ts";
import type { Counterpart } from "./conversation.ts";

const FRESH_MS = 300_000;

/**
 * Says before anything is written that the person cannot read messages here, and offers email if the address is
 * visible.
 */
export function ReachNotice({ to }: { to: Counterpart }) {
  const t = useT();
  const reach = useRead(findReachability, { params: { personId: to.id } }, { staleTime: FRESH_MS });
  const why = reach.data?.unreachable ?? null;
  const person = useRead(
    readPerson,
    { params: { id: to.id } },
    { enabled: why !== null && why !== "gone", staleTime: FRESH_MS },
  );
  if (why === null) return null;
  const email = person.data?.contactInfo.email;
  const sentence = {
    "no-account": t("messaging:messages.unreachable.noAccount", { name: to.name }),
    archived: t("messaging:messages.unreachable.archived", { name: to.name }),
    gone: t("messaging:messages.unreachable.gone"),
  }[why];
  return (
    <Notice
      tone="warning"
      className="mb-3"
      action={
        email ? (
          <ButtonLink size="small" icon={<Mail />} href={`mailto:${encodeURIComponent(email)}`}>
            {t("messaging:messages.unreachable.email")}
          </ButtonLink>
        ) : null
      }
    >
      {sentence}
    </Notice>
  );
}
