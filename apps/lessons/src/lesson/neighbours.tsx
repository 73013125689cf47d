import type { ShownLesson } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ChevronLeft, ChevronRight } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";
import { lessonPath } from "../paths.ts";

/** Links to the previous and next lesson. */
export function Neighbours({ lesson }: { lesson: ShownLesson }) {
  const t = useT();
  const { church, program, previous, next } = lesson;
  const hrefOf = (other: NonNullable<typeof next>) =>
    lessonPath({ church: church.subDomain, program: program.slug, study: other.study, lesson: other.slug });
  if (!previous && !next) return null;
  return (
    <nav aria-label={t("lessons:read.neighbours")} className="mt-10 grid gap-3 sm:grid-cols-2 print:hidden">
      {previous ? (
        <Neighbour
          href={hrefOf(previous)}
          label={t("lessons:read.previous")}
          title={previous.title}
          before={<ChevronLeft className="shrink-0" />}
        />
      ) : null}
      {next ? (
        <Neighbour
          href={hrefOf(next)}
          label={t("lessons:read.next")}
          title={next.title}
          after={<ChevronRight className="ms-auto shrink-0" />}
        />
      ) : null}
    </nav>
  );
}

interface NeighbourProps {
  href: string;
  label: string;
  title: string;
  before?: ReactNode;
  after?: ReactNode;
}

const Neighbour = ({ href, label, title, before, after }: NeighbourProps) => (
  <Link
    to={href}
    className={`flex items-center gap-3 rounded-card border border-line bg-raised p-4 shadow-card hover:border-brand ${after ? "sm:col-start-2" : ""}`}
  >
    {before}
    <span className="min-w-0">
      <span className="block text-sm text-ink-soft">{label}</span>
      <span className="block font-medium wrap-anywhere">{title}</span>
    </span>
    {after}
  </Link>
);
