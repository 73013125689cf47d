import type { LessonFile } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Download } from "@offertory/ui/icons.ts";
import { useFileSize } from "../read/use-file-size.ts";

/** The files of a lesson to download. */
export function Downloads({ files }: { files: readonly LessonFile[] }) {
  const t = useT();
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  return (
    <section
      aria-labelledby="downloads"
      className="rounded-card border border-line bg-raised p-4 shadow-card print:hidden"
    >
      <h2 id="downloads" className="mb-1 text-sm font-semibold">
        {t("lessons:read.downloads")}
      </h2>
      <ul>
        {files.map(({ id, name, size, url }) => (
          <li key={id}>
            <a
              href={url}
              download={name}
              className="flex min-h-11 items-center gap-3 rounded-field px-2 py-1.5 text-sm hover:bg-sunken"
            >
              <Download className="size-4 shrink-0 text-brand" />
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="whitespace-nowrap text-ink-soft">({sizeOf(size)})</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
