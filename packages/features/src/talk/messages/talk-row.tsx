import type { PrivateMessage } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, Badge, classNames, CountBadge } from "@offertory/ui";
import { elapsed } from "./elapsed.ts";
import { previewOf } from "./list-talks.ts";
import type { Talk } from "./talk.ts";

// i18n-uses: talk:elapsed.*

interface TalkRowProps {
  said: PrivateMessage;
  talk: Talk;
  now: number;
  onOpen(talk: Talk): void;
}

export function TalkRow({ said, talk, now, onOpen }: TalkRowProps) {
  const t = useT();
  const preview = previewOf(said);
  const since = elapsed(said.conversation.messages[0]?.timeSent ?? "", now);
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(talk)}
        className="flex w-full items-center gap-3 px-5 py-3 text-start -outline-offset-2 transition-colors hover:bg-sunken"
      >
        <Avatar name={talk.with.name} photo={talk.with.photo} size="small" />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-2">
            <span className={classNames("truncate text-ink", said.unread > 0 ? "font-semibold" : "font-medium")}>
              {talk.with.name}
            </span>
            {said.unread > 0 ? <Badge tone="brand">{t("talk:messages.new")}</Badge> : null}
          </span>
          <span
            className={classNames(
              "block truncate text-sm",
              preview === null && "italic",
              said.unread > 0 ? "text-ink" : "text-ink-soft",
            )}
          >
            {preview ?? t("talk:messages.noPreview")}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <span className="tabular text-xs text-ink-soft">
            {since && t(`talk:elapsed.${since.unit}`, { number: since.number })}
          </span>
          <CountBadge count={said.unread} label={t("talk:messages.unread", { count: said.unread })} />
        </span>
      </button>
    </li>
  );
}
