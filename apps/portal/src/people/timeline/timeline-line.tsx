import { useSession } from "@offertory/api-client";
import { can, type TimelineEntry } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { CircleCheck, FileText, HandHeart, MessageSquare } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";
import { STATUS_LABELS } from "../../treasury/donations/donation-labels.ts";
import { useMoney } from "../../treasury/use-money.ts";
import { useShortDate } from "../../treasury/use-short-date.ts";

// i18n-uses: tasks:answer.*

const ICONS = {
  donation: <HandHeart />,
  form: <FileText />,
  note: <MessageSquare />,
  serving: <CircleCheck />,
} as const satisfies Record<TimelineEntry["kind"], ReactNode>;

/** One entry of a person's timeline: what it is, when it was, and a link to it. */
export function TimelineLine({ entry, personId }: { entry: TimelineEntry; personId: string }) {
  const date = useShortDate();
  const { title, facts } = useEntryTexts(entry);
  const href = useEntryHref(entry, personId);
  return (
    <li className="flex gap-3 text-sm">
      <span aria-hidden className="mt-0.5 text-ink-soft [&_svg]:size-4.5">
        {ICONS[entry.kind]}
      </span>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere whitespace-pre-line">
          {href ? (
            <Link to={href} className="link-target font-medium hover:underline">
              {title}
            </Link>
          ) : (
            <span className={entry.kind === "note" ? "" : "font-medium"}>{title}</span>
          )}
        </p>
        <p className="text-xs wrap-anywhere text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <time dateTime={"day" in entry ? entry.day : entry.at} className="text-xs whitespace-nowrap text-ink-soft">
        {date("day" in entry ? entry.day : entry.at)}
      </time>
    </li>
  );
}

function useEntryTexts(entry: TimelineEntry): { title: string; facts: string[] } {
  const t = useT();
  const dollars = useMoney();
  const { list } = useFormats();
  switch (entry.kind) {
    case "donation":
      return {
        title: dollars(entry.amount),
        facts: [
          t(entry.recurring ? "people:timeline.entry.recurring" : "people:timeline.entry.donation"),
          list(entry.funds),
          entry.status === "succeeded" ? "" : t(STATUS_LABELS[entry.status]),
        ],
      };
    case "form":
      return { title: entry.form.name, facts: [t("people:timeline.entry.form")] };
    case "note":
      return {
        title: entry.text,
        facts: [
          entry.writer ? t("people:timeline.entry.noteBy", { name: entry.writer }) : t("people:timeline.entry.note"),
        ],
      };
    case "serving":
      return { title: entry.plan.name, facts: [entry.position, t(`tasks:answer.${entry.status}`)] };
  }
}

/** The page of an entry, if the viewer may open it; forms and notes are shown on the person's page itself. */
function useEntryHref(entry: TimelineEntry, personId: string): string | null {
  const { can: may, person } = useSession();
  switch (entry.kind) {
    case "donation":
      return may(can.viewDonations) ? `/treasury/donations/${entry.id}` : null;
    case "serving":
      if (may(can.editPlans)) return `/plans/${entry.plan.id}`;
      return person?.id === personId ? `/my/plans/${entry.plan.id}` : null;
    case "form":
    case "note":
      return null;
  }
}
