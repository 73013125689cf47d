import type { LessonHit } from "@offertory/contract";
import { Link } from "@offertory/router";
import { lessonPath } from "../paths.ts";
import { CardPicture } from "../read/card-picture.tsx";

export function LessonHits({ lessons, label }: { lessons: readonly LessonHit[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
      {lessons.map(({ church, program, study, slug, title, description, picture }) => {
        const href = lessonPath({ church: church.subDomain, program: program.slug, study: study.slug, lesson: slug });
        return (
          <li key={href} className="relative flex items-start gap-4 p-3 hover:bg-sunken sm:p-4">
            <CardPicture picture={picture} sizes="7rem" className="w-20 shrink-0 rounded-field sm:w-28" />
            <div className="min-w-0">
              <h3 className="font-semibold wrap-anywhere">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              {description ? (
                <p className="line-clamp-2 text-sm text-pretty wrap-anywhere text-ink-soft">{description}</p>
              ) : null}
              <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
                {program.name} · {study.name} · {church.name}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
