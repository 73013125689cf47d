import "@offertory/ui/rich-text.css";
import { useT } from "@offertory/i18n/react";
import { classNames, VisuallyHidden } from "@offertory/ui";
import { type CSSProperties, useEffect } from "react";
import type { Suggestion } from "./suggest.ts";
import type { Suggesting } from "./use-suggestions.ts";

type SuggestionListProps = { id: string; now: Suggesting | null; onTake(match: Suggestion): void };

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The emoji and icons that match the characters after a colon. */
export function SuggestionList({ id, now, onTake }: SuggestionListProps) {
  const t = useT();
  const active = now ? optionId(id, now.active) : null;
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{now ? t("editors:markdown.matches", { count: now.matches.length }) : ""}</span>
      </VisuallyHidden>
      {now ? (
        <div
          id={id}
          role="listbox"
          aria-label={t("editors:markdown.suggestions")}
          // Positioned at the cursor.
          style={listPosition(now.caret)}
          className="absolute z-10 w-60 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-float"
        >
          {now.matches.map((match, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the text
            <div
              key={match.kind + match.name}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === now.active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(match)}
              className={classNames(
                "flex min-h-9 items-center gap-2.5 rounded-field px-2 text-sm",
                index === now.active ? "bg-sunken" : "hover:bg-sunken",
              )}
            >
              <Sign match={match} />
              <span className="truncate">{match.name}</span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

const MAX_LIST_HEIGHT = 288;

/** Below the cursor, or above it where there is more room. */
function listPosition({ left, top, height, areaHeight }: Suggesting["caret"]): CSSProperties {
  const horizontal = { left: `min(${left}px, calc(100% - 15rem))` };
  return top > areaHeight - top - height
    ? { ...horizontal, bottom: `calc(100% - ${top - 4}px)`, maxHeight: Math.min(top, MAX_LIST_HEIGHT) }
    : { ...horizontal, top: top + height + 4, maxHeight: Math.min(areaHeight - top - height, MAX_LIST_HEIGHT) };
}

const Sign = ({ match }: { match: Suggestion }) => (
  <span aria-hidden="true" className="rich-text w-6 text-center">
    {match.kind === "emoji" ? match.insert : <span className={`icon ${match.name}`} />}
  </span>
);
