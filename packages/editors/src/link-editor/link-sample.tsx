import "@offertory/ui/words.css";
import { linkClasses } from "@offertory/contract/words/link-classes";
import { useT } from "@offertory/i18n/react";
import type { LinkDraft } from "./link-draft.ts";

/** How the link will look. It leads nowhere, and says so by not being one. */
export function LinkSample({ draft }: { draft: LinkDraft }) {
  const t = useT();
  const looks = linkClasses(draft.look).join(" ");
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-medium text-ink">{t("editors:link.sample")}</figcaption>
      <div className="rich-text overflow-x-auto rounded-card border border-line bg-surface p-4">
        <span className={looks || "link-sample"}>{draft.text.trim() || t("editors:link.sampleText")}</span>
      </div>
    </figure>
  );
}
