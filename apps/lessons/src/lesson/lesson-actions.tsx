import type { ShownLesson } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, buttonClass } from "@offertory/ui";
import { Monitor, Pencil, Printer } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { presentPath } from "../paths.ts";
import { enterFullscreen } from "../present/fullscreen.ts";

export function LessonActions({ lesson }: { lesson: ShownLesson }) {
  const t = useT();
  const { church, program, study, slug, editId } = lesson;
  const place = { church: church.subDomain, program: program.slug, study: study.slug, lesson: slug };
  return (
    <span className="flex flex-wrap gap-2 print:hidden">
      {editId ? (
        <Link to={`/edit/lessons/${editId}`} className={buttonClass()}>
          <Pencil />
          {t("lessons:read.edit")}
        </Link>
      ) : null}
      <Button icon={<Printer />} onClick={() => window.print()}>
        {t("lessons:read.print")}
      </Button>
      {/* Asked for in the press itself: a browser gives the whole screen to nobody else. */}
      <Link to={presentPath(place)} onClick={enterFullscreen} className={buttonClass({ variant: "primary" })}>
        <Monitor />
        {t("lessons:read.present")}
      </Link>
    </span>
  );
}
