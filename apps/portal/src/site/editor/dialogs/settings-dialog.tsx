import { useRead } from "@offertory/api-client";
import { changePage, listPages, type Page, PAGE_LENGTHS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { TextField } from "@offertory/ui";
import { useState } from "react";
import { ElementDialog } from "../../elements/element-dialog.tsx";
import { PictureChoice } from "../../elements/picture-choice.tsx";
import { addressProblem } from "../../page-address.ts";
import { useSiteAddress } from "../../use-site-address.ts";
import type { PageWork } from "../use-page-work.ts";

// i18n-uses: errors:page-url-invalid errors:page-url-taken

/** Edits a page's title, path, and its description and picture for search engines and social networks. */
export function SettingsDialog({ work, page, onClose }: { work: PageWork; page: Page; onClose(): void }) {
  const t = useT();
  const pages = useRead(listPages, {});
  const { title, url, description, picture } = page;
  const [draft, setDraft] = useState({ title, url, description, picture });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }));
  const others = (pages.data ?? []).filter(({ id }) => id !== page.id).map((other) => other.url);
  const isFirst = url === "/";
  const problem = isFirst || draft.url.trim() === url ? null : addressProblem(draft.url.trim(), others);

  function finish() {
    setTried(true);
    if (draft.title.trim() === "" || problem) return null;
    return { ...draft, title: draft.title.trim(), url: draft.url.trim(), description: draft.description.trim() };
  }

  async function save() {
    const body = { ...draft, title: draft.title.trim(), url: draft.url.trim() };
    const changed = await work.save(() => work.call(changePage, { params: { id: page.id }, body }));
    work.put((tree) => ({ ...tree, page: changed }));
  }

  return (
    <ElementDialog title={t("pages:editor.settings")} draft={draft} finish={finish} onSave={save} onClose={onClose}>
      <TextField
        label={t("pages:field.title")}
        value={draft.title}
        onChange={(next) => change({ title: next })}
        maxLength={PAGE_LENGTHS.title}
        error={tried && draft.title.trim() === "" ? t("errors:page-title-blank") : undefined}
      />
      <TextField
        label={t("pages:field.address")}
        hint={isFirst ? t("errors:page-home-stays") : t("pages:new.addressHint")}
        value={draft.url}
        onChange={(next) => change({ url: next })}
        disabled={isFirst}
        maxLength={PAGE_LENGTHS.url}
        autoCapitalize="none"
        spellCheck={false}
        error={tried && problem ? t(`errors:${problem}`) : undefined}
      />
      <TextField
        label={t("pages:settings.description")}
        hint={t("pages:settings.descriptionHint")}
        value={draft.description}
        onChange={(next) => change({ description: next })}
        maxLength={PAGE_LENGTHS.description}
        multiline
        rows={2}
      />
      <SearchSample {...draft} />
      <PictureChoice
        label={t("pages:settings.picture")}
        hint={t("pages:settings.pictureHint")}
        url={draft.picture ?? ""}
        onPick={(picked) => change({ picture: picked.url })}
        onRemove={() => change({ picture: null })}
      />
    </ElementDialog>
  );
}

/** Shows how a search engine may list the page. */
function SearchSample({ title, url, description }: { title: string; url: string; description: string }) {
  const t = useT();
  const address = useSiteAddress();
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-medium text-ink">{t("pages:settings.sample")}</figcaption>
      <div className="rounded-card border border-line bg-surface p-4">
        <p className="text-xs wrap-anywhere text-ink-soft">{address(url)}</p>
        <p className="text-lg wrap-anywhere text-brand">{title}</p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink">
          {description || t("pages:settings.noDescription")}
        </p>
      </div>
    </figure>
  );
}
