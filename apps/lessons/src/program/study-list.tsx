import type { ShownProgram } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";
import { Link } from "@offertory/router";
import { lessonPath } from "../paths.ts";
import { CardPicture } from "../read/card-picture.tsx";

interface StudyListProps {
  study: ShownProgram["studies"][number];
  church: string;
  program: string;
}

/** A study and its lessons in their order. */
export function StudyList({ study, church, program }: StudyListProps) {
  const t = useT();
  const heading = `study-${study.slug}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-xl font-semibold wrap-anywhere">
        {study.name}
      </h2>
      {study.description ? <p className="mt-1 text-pretty wrap-anywhere text-ink-soft">{study.description}</p> : null}
      {study.lessons.length > 0 ? (
        <ol className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card">
          {study.lessons.map(({ slug, title, description, picture, published }, index) => (
            <li key={slug} className="relative flex items-start gap-4 p-3 hover:bg-sunken sm:p-4">
              {picture ? (
                <CardPicture picture={picture} sizes="7rem" className="w-20 shrink-0 rounded-field sm:w-28" />
              ) : (
                <span className="tabular flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand">
                  {index + 1}
                </span>
              )}
              <div className="min-w-0">
                <h3 className="font-semibold wrap-anywhere">
                  <Link
                    to={lessonPath({ church, program, study: study.slug, lesson: slug })}
                    className="after:absolute after:inset-0"
                  >
                    {title}
                  </Link>{" "}
                  {published ? null : <Badge tone="warning">{t("lessons:read.draft")}</Badge>}
                </h3>
                {description ? <p className="text-sm text-pretty wrap-anywhere text-ink-soft">{description}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{t("lessons:read.noLessons")}</p>
      )}
    </section>
  );
}
