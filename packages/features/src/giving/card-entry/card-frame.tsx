import { useT } from "@offertory/i18n/react";
import { Skeleton } from "@offertory/ui";
import { CircleX } from "@offertory/ui/icons.ts";
import { useId } from "react";
import type { MemberCard } from "./use-member-card.ts";

const BOX =
  "relative flex min-h-11 items-center rounded-field border border-line-strong bg-raised px-3 py-2 shadow-card md:min-h-10 md:py-1.5 " +
  "focus-within:border-brand focus-within:outline-2 focus-within:outline-offset-[-1px] focus-within:outline-brand";

/**
 * Card entry in one provider frame. Its height is reserved, so that nothing moves when the frame loads. The frame has
 * its full width from the start, because its height depends on it, and the box grows with a frame of several lines.
 */
export function CardFrame({ card }: { card: MemberCard }) {
  const t = useT();
  const id = useId();
  const { state, problem } = card;
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the frame has its own labels; a press on ours is a courtesy */}
      <span
        id={id}
        className="required-mark w-fit text-sm font-medium text-ink"
        onClick={() => state.kind === "ready" && state.entry.focus()}
      >
        {t("giving:card.label")}
      </span>
      <div className={BOX}>
        {state.kind === "loading" && (
          <span role="status" aria-label={t("giving:card.loading")} className="absolute inset-x-3">
            <Skeleton className="w-2/3" />
          </span>
        )}
        <div
          ref={card.placeOf("number")}
          className={state.kind === "ready" ? "w-full" : state.kind === "loading" ? "invisible w-full" : "hidden"}
        />
        {state.kind === "failed" && <span className="text-sm text-ink-soft">{t("giving:card.noScript")}</span>}
      </div>
      {problem ? (
        <p role="alert" className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleX className="mt-0.5 size-4" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </p>
      ) : null}
    </div>
  );
}
