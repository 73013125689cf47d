import "@offertory/ui/rich-text.css";
import type { PageTree } from "@offertory/contract";
import type { SiteTranslator, SiteSurroundings } from "@offertory/features/site";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Button, Notice, Skeleton } from "@offertory/ui";
import { useState } from "react";
import { useParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackTo } from "../../shell/back-to.tsx";
import { UnsavedGuard } from "../../unsaved/unsaved-guard.tsx";
import { AddPalette } from "../elements/add-palette.tsx";
import { BackgroundDialog } from "../elements/background-dialog.tsx";
import { EditElement } from "../elements/edit-element.tsx";
import { EDITS_SITE } from "../may-site.ts";
import { useSiteAddress } from "../use-site-address.ts";
import { Canvas } from "./canvas/canvas.tsx";
import { PageDialogs } from "./dialogs/page-dialogs.tsx";
import { PreviewFrame } from "./canvas/preview-frame.tsx";
import { type Opened, PublishBar, type View } from "./publish-bar.tsx";
import { UnsavedNotices } from "./unsaved-notices.tsx";
import { type PageWork, usePageWork } from "./use-page-work.ts";

// i18n-uses: site:shown.*

export function PageEditor() {
  const { id = "" } = useParams();
  return (
    <OnlyWith any={EDITS_SITE}>
      <Editor key={id} pageId={id} />
    </OnlyWith>
  );
}

function Editor({ pageId }: { pageId: string }) {
  const t = useT();
  const work = usePageWork(pageId);
  if (work.tree) return <OnePage work={work} tree={work.tree} />;
  return (
    <>
      <h1 className="sr-only">{t("pages:list.title")}</h1>
      <div className="mb-3 text-sm text-ink-soft">
        <BackTo href="/site">{t("pages:list.title")}</BackTo>
      </div>
      {work.error ? (
        <LoadFailed error={work.error} onRetry={work.retry} />
      ) : (
        <div role="status" aria-label={t("pages:editor.loading")} className="flex flex-col gap-4">
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-64" />
          <Skeleton className="h-48" />
        </div>
      )}
    </>
  );
}

function OnePage({ work, tree }: { work: PageWork; tree: PageTree }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { language } = useLanguage();
  const address = useSiteAddress();
  const [view, setView] = useState<View>("edit");
  const [opened, setOpened] = useState<Opened | null>(null);
  const { page } = tree;
  const siteT: SiteTranslator = (key, values) => {
    const blanks: Record<string, unknown> = values ?? {};
    return t(key, blanks);
  };
  const surroundings: SiteSurroundings = {
    language,
    t: siteT,
    base: address(),
    timeZone: work.preview?.timeZone ?? "UTC",
    takesGifts: true,
  };
  return (
    <>
      <PublishBar {...{ work, page, view }} onView={setView} onOpen={setOpened} />
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        {work.changedByOther ? (
          <Notice
            tone="info"
            action={
              <Button size="small" onClick={work.dismissChangeNotice}>
                {t("common:close")}
              </Button>
            }
          >
            {t("pages:editor.news", { name: work.changedByOther })}
          </Notice>
        ) : null}
        <UnsavedNotices work={work} />
      </div>
      {view === "edit" ? (
        <Canvas work={work} surroundings={surroundings} />
      ) : work.preview ? (
        <PreviewFrame key={view} page={work.preview} width={view} {...surroundings} />
      ) : (
        <Skeleton className="h-96" />
      )}
      <div className="mt-4 flex flex-col gap-1 text-sm text-pretty text-ink-soft">
        {view === "edit" ? (
          <>
            <p className="pointer-coarse:hidden">{t("pages:editor.help")}</p>
            <p className="hidden pointer-coarse:block">{t("pages:editor.helpTouch")}</p>
          </>
        ) : null}
        <p>
          {page.changedBy
            ? t("pages:editor.changedBy", { when: dateTime(page.changedAt), name: page.changedBy })
            : t("pages:editor.changed", { when: dateTime(page.changedAt) })}
        </p>
      </div>
      {work.adding ? <Palette work={work} position={work.adding} /> : null}
      {work.editing ? <EditElement work={work} edited={work.editing} /> : null}
      {work.behind ? <BackgroundDialog work={work} section={work.behind} /> : null}
      <PageDialogs {...{ work, page, opened }} onClose={() => setOpened(null)} />
      <UnsavedGuard changed={work.isSaving || work.unsaved.length > 0} />
    </>
  );
}

const Palette = ({ work, position }: { work: PageWork; position: NonNullable<PageWork["adding"]> }) => (
  <AddPalette
    isInside={position.parentId !== null}
    onPick={(type) => work.begin(type, position)}
    onClose={() => work.add(null)}
  />
);
