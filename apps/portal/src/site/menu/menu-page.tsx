import { useCall, useRead, useRefresh, useSession } from "@offertory/api-client";
import { type NavigationLink, readNavigation, saveNavigation } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, EmptyState, Form, Notice, PageHeader, Skeleton, useSnackbar } from "@offertory/ui";
import { MenuIcon, Plus } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackTo } from "../../shell/back-to.tsx";
import { FormFoot } from "../../unsaved/form-foot.tsx";
import { UnsavedGuard } from "../../unsaved/unsaved-guard.tsx";
import { EDITS_SITE } from "../may-site.ts";
import { linesOf, linksOf, type MenuLine, MAX_LINES, problemOf, withDropped, withMoved } from "./menu-draft.ts";
import { MenuLineEditor } from "./menu-line-editor.tsx";
import { MenuPreview } from "./menu-preview.tsx";

export function MenuPage() {
  return (
    <OnlyWith any={EDITS_SITE}>
      <SiteMenu />
    </OnlyWith>
  );
}

function SiteMenu() {
  const t = useT();
  const { church } = useSession();
  const menu = useRead(readNavigation, { params: { churchId: church?.church.id ?? "" } });
  return (
    <>
      <PageHeader
        icon={<MenuIcon />}
        title={t("pages:menu.title")}
        subtitle={t("pages:menu.subtitle")}
        back={<BackTo href="/site">{t("pages:list.title")}</BackTo>}
      />
      {menu.data ? (
        <MenuForm links={menu.data} />
      ) : menu.error ? (
        <LoadFailed error={menu.error} onRetry={() => void menu.refetch()} />
      ) : (
        <div role="status" aria-label={t("common:loading")} className="flex flex-col gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
    </>
  );
}

function MenuForm({ links }: { links: readonly NavigationLink[] }) {
  const t = useT();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const save = useCall(saveNavigation);
  const [lines, setLines] = useState<readonly MenuLine[]>(() => linesOf(links));
  const [kept, setKept] = useState(lines);
  const [tried, setTried] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const dragged = useRef<string | null>(null);
  const made = useRef(0);
  const changed = JSON.stringify(linksOf(lines)) !== JSON.stringify(linksOf(kept));
  const isFull = lines.filter(({ isBelow }) => !isBelow).length >= MAX_LINES;

  const change = (key: string, part: Partial<MenuLine>) =>
    setLines((known) => known.map((line) => (line.key === key ? { ...line, ...part } : line)));

  function move(index: number, step: -1 | 1) {
    const moved = withMoved(lines, index, step);
    const line = lines[index];
    if (moved === lines || !line) return;
    setLines(moved);
    setAnnouncement(t("pages:menu.moved", { label: line.label, place: String(moved.indexOf(line) + 1) }));
  }

  function add() {
    made.current += 1;
    setLines((known) => [...known, { key: `new-${made.current}`, label: "", url: "", isBelow: false }]);
  }

  async function keep() {
    setTried(true);
    if (lines.some((_, index) => problemOf(lines, index) !== null)) return;
    try {
      const saved = linesOf(await save.mutateAsync({ body: linksOf(lines) }));
      setLines(saved);
      setKept(saved);
      setTried(false);
      snackbar.success(t("pages:menu.saved"));
      void refresh(readNavigation);
    } catch {
      // The notice above the lines shows save.error.
    }
  }

  return (
    <Form onSubmit={() => void keep()}>
      <MenuPreview links={linksOf(lines)} />
      {save.error ? (
        <Notice tone="danger" title={t("pages:unsaved.title")}>
          {errorText(save.error)}
        </Notice>
      ) : null}
      <DisplayBox
        title={t("pages:menu.lines")}
        actions={
          <Button size="small" icon={<Plus />} onClick={add} disabled={isFull}>
            {t("pages:menu.add")}
          </Button>
        }
      >
        {lines.length === 0 ? (
          <EmptyState icon={<MenuIcon />} title={t("pages:menu.none")} body={t("pages:menu.noneHint")} />
        ) : (
          <ol className="flex flex-col gap-3">
            {lines.map((line, index) => (
              <MenuLineEditor
                key={line.key}
                {...{ lines, line, index, dragged }}
                problem={tried ? problemOf(lines, index) : null}
                onChange={(part) => change(line.key, part)}
                onMove={(step) => move(index, step)}
                onDrag={(isOn) => {
                  dragged.current = isOn ? line.key : null;
                }}
                onDrop={() => setLines((known) => withDropped(known, dragged.current ?? "", line.key))}
                onRemove={() => setLines((known) => known.filter(({ key }) => key !== line.key))}
              />
            ))}
          </ol>
        )}
      </DisplayBox>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <FormFoot note={t("pages:menu.atOnce")}>
        <Button onClick={() => setLines(kept)} disabled={!changed}>
          {t("common:cancel")}
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!changed}
          busy={save.isPending}
          busyLabel={t("common:saving")}
        >
          {t("common:saveChanges")}
        </Button>
      </FormFoot>
      <UnsavedGuard changed={changed} />
    </Form>
  );
}
