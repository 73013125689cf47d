import type { ProgramCard } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { programPath } from "../paths.ts";
import { CardPicture } from "../read/card-picture.tsx";

export function ProgramCards({ programs, label }: { programs: readonly ProgramCard[]; label: string }) {
  const t = useT();
  return (
    <ul aria-label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {programs.map(({ church, slug, name, description, picture, lessons }) => (
        <li
          key={`${church.subDomain}/${slug}`}
          className="relative flex flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card hover:border-brand"
        >
          <CardPicture picture={picture} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw" />
          <div className="flex grow flex-col gap-1.5 p-4">
            <h2 className="text-lg font-semibold wrap-anywhere">
              <Link
                to={programPath(church.subDomain, slug)}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                {name}
              </Link>
            </h2>
            {description ? (
              <p className="line-clamp-3 text-sm text-pretty wrap-anywhere text-ink-soft">{description}</p>
            ) : null}
            <p className="mt-auto pt-2 text-sm wrap-anywhere text-ink-soft">
              {t("lessons:home.by", { church: church.name })} · {t("lessons:home.lessonCount", { count: lessons })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
