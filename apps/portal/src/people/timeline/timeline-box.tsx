import { readTimeline, type Person, type TimelineKind } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, SelectField, SkeletonText } from "@offertory/ui";
import { Calendar } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { LoadMore } from "../../treasury/load-more.tsx";
import { usePages } from "../../treasury/use-pages.ts";
import { TimelineLine } from "./timeline-line.tsx";

type Shown = TimelineKind | "all";

/** Lists what a person gave, sent and served, and the notes on them, as far as the viewer may see it. */
export function TimelineBox({ person }: { person: Pick<Person, "id"> }) {
  const t = useT();
  const { id } = person;
  const [shown, setShown] = useState<Shown>("all");
  const kind = shown === "all" ? undefined : shown;
  const pages = usePages({
    endpoint: readTimeline,
    query: { id, kind },
    ask: async (call, cursor, signal) => {
      const query = { ...(kind && { kind }), ...(cursor !== undefined && { cursor }) };
      const { entries, next, kinds } = await call(readTimeline, { params: { id }, query }, { signal });
      return { rows: [{ entries, kinds }], next };
    },
  });
  const kinds = pages.rows?.[0]?.kinds;
  const entries = pages.rows?.flatMap((page) => page.entries);
  if (kinds?.length === 0) return null;
  return (
    <DisplayBox
      title={t("people:timeline.title")}
      icon={<Calendar />}
      actions={kinds && kinds.length > 1 && <KindField kinds={kinds} shown={shown} onShow={setShown} />}
    >
      {entries ? (
        <>
          {entries.length === 0 ? (
            <p className="text-sm text-ink-soft">{t("people:timeline.none")}</p>
          ) : (
            <ol className="flex flex-col gap-4">
              {entries.map((entry) => (
                <TimelineLine key={`${entry.kind} ${entry.id}`} entry={entry} personId={id} />
              ))}
            </ol>
          )}
          {(pages.hasMore || pages.error !== null) && (
            <LoadMore
              shown={entries.length}
              hasMore={pages.hasMore}
              busy={pages.busy}
              error={pages.error}
              onLoad={pages.load}
            />
          )}
        </>
      ) : pages.error ? (
        <LoadFailed error={pages.error} onRetry={pages.retry} />
      ) : (
        <div role="status" aria-label={t("people:timeline.loading")}>
          <SkeletonText lines={5} />
        </div>
      )}
    </DisplayBox>
  );
}

// i18n-uses: people:timeline.kinds.*

interface KindFieldProps {
  kinds: readonly TimelineKind[];
  shown: Shown;
  onShow(shown: Shown): void;
}

function KindField({ kinds, shown, onShow }: KindFieldProps) {
  const t = useT();
  return (
    <SelectField
      label={<span className="sr-only">{t("people:timeline.show")}</span>}
      value={shown}
      onChange={onShow}
      options={[
        { value: "all", label: t("people:timeline.all") },
        ...kinds.map((kind) => ({ value: kind, label: t(`people:timeline.kinds.${kind}`) })),
      ]}
      className="w-44"
    />
  );
}
