import type { Page } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, buttonClass, classNames, IconButton, Menu, type MenuItem, useMediaQuery } from "@offertory/ui";
import {
  ArrowLeft,
  CircleCheck,
  Ellipsis,
  ExternalLink,
  EyeOff,
  Link2,
  Monitor,
  Pencil,
  Repeat,
  Settings,
  Smartphone,
  Undo2,
} from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { useState } from "react";
import { PageState } from "../page-state.tsx";
import { usePageVerbs } from "../use-page-verbs.ts";
import { useSiteAddress } from "../use-site-address.ts";
import { UndoTools } from "./undo-tools.tsx";
import type { PageWork } from "./use-page-work.ts";

export type View = "edit" | "desktop" | "phone";
export type Opened = "settings" | "versions" | "discard" | "share" | "unpublish";

interface PublishBarProps {
  work: PageWork;
  page: Page;
  view: View;
  onView(view: View): void;
  onOpen(what: Opened): void;
}

const VIEWS = [
  { view: "edit", icon: <Pencil />, label: "pages:editor.edit" },
  { view: "desktop", icon: <Monitor />, label: "pages:editor.desktop" },
  { view: "phone", icon: <Smartphone />, label: "pages:editor.phone" },
] as const;

/** The header of the editor in one row: the page, whether it is published and saved, and the actions for it. */
export function PublishBar({ work, page, view, onView, onOpen }: PublishBarProps) {
  const t = useT();
  const address = useSiteAddress();
  const { publish } = usePageVerbs();
  const [isPublishing, setPublishing] = useState(false);
  const isPhone = useMediaQuery("(max-width: 39.99rem)");
  const isUnsaved = work.unsaved.some(({ problem }) => problem !== null);
  // A text without a problem is still being saved, even before its request starts.
  const isOnItsWay = work.isSaving || work.unsaved.some(({ problem }) => problem === null);
  const saved = isOnItsWay ? t("common:saving") : isUnsaved ? t("pages:editor.unsaved") : t("pages:editor.allSaved");

  async function show() {
    setPublishing(true);
    await publish(page);
    setPublishing(false);
  }

  const others = VIEWS.filter((each) => each.view !== view);
  const items: (MenuItem | false)[] = [
    // On a phone, the buttons of the views have no room beside the title.
    ...(isPhone
      ? others.map((each) => ({ label: t(each.label), icon: each.icon, onSelect: () => onView(each.view) }))
      : []),
    { label: t("pages:editor.settings"), icon: <Settings />, onSelect: () => onOpen("settings") },
    { label: t("pages:editor.share"), icon: <Link2 />, onSelect: () => onOpen("share") },
    { label: t("pages:editor.versions"), icon: <Repeat />, onSelect: () => onOpen("versions") },
    page.state !== "draft" && { label: t("pages:verbs.open"), icon: <ExternalLink />, href: address(page.url) },
    page.state === "changed" && {
      label: t("pages:editor.discard"),
      icon: <Undo2 />,
      onSelect: () => onOpen("discard"),
    },
    page.state !== "draft" &&
      page.url !== "/" && {
        label: t("pages:verbs.unpublish"),
        icon: <EyeOff />,
        onSelect: () => onOpen("unpublish"),
      },
  ];

  return (
    <div className="short:relative short:top-0 sticky top-(--header-height) z-20 -mx-4 -mt-4 mb-4 flex items-center gap-x-2 sm:gap-x-3 border-b border-line bg-surface px-4 py-2 sm:-mt-6 lg:-mx-8 lg:-mt-8 lg:px-8">
      <Link
        to="/site"
        aria-label={t("pages:list.title")}
        className={classNames(buttonClass({ variant: "quiet", size: "small" }), "-ms-2 px-2")}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <h1 className="min-w-0 truncate text-lg font-semibold">{page.title}</h1>
      <span className="max-sm:sr-only">
        <PageState state={page.state} />
      </span>
      <span role="status" className="min-w-0 grow truncate text-sm text-ink-soft max-md:sr-only">
        {saved}
      </span>
      <span className="grow md:hidden" />
      <UndoTools work={work} />
      {isPhone ? (
        view === "edit" ? null : (
          <IconButton size="small" icon={<Pencil />} label={t("pages:editor.edit")} onClick={() => onView("edit")} />
        )
      ) : (
        <div role="group" aria-label={t("pages:editor.view")} className="flex rounded-field border border-line">
          {VIEWS.map((each) => (
            <IconButton
              key={each.view}
              size="small"
              icon={each.icon}
              label={t(each.label)}
              aria-pressed={view === each.view}
              onClick={() => onView(each.view)}
              className="aria-pressed:bg-brand-soft aria-pressed:text-brand"
            />
          ))}
        </div>
      )}
      <Button
        variant="primary"
        size="small"
        icon={<CircleCheck />}
        disabled={page.state === "published" || isOnItsWay}
        busy={isPublishing}
        busyLabel={t("common:pleaseWait")}
        onClick={() => void show()}
      >
        {t("pages:verbs.publish")}
      </Button>
      <Menu
        label={t("common:more")}
        trigger={<IconButton size="small" icon={<Ellipsis />} label={t("common:more")} />}
        items={items.filter((item) => item !== false)}
        renderLink={(href, children, props) => (
          <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
            {children}
          </a>
        )}
      />
      {/* The tools of a text that is edited in place lie over the page, so that nothing moves. */}
      <div ref={work.inPlace.setBar} className="absolute inset-x-0 top-full" />
    </div>
  );
}
