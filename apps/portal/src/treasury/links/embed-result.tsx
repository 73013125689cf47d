import type { Church } from "@offertory/contract";
import { useLanguage, useT } from "@offertory/i18n/react";
import { CopyField, DisplayBox, RadioGroup } from "@offertory/ui";
import { useState } from "react";
import { EmbedPreview } from "./embed-preview.tsx";
import { EMBED_MODES, embedSnippet, type EmbedMode } from "./embed-snippet.ts";
import type { LinkDraft } from "./link-draft.ts";

const MODE_LABELS = {
  inline: "links:embed.inline",
  button: "links:embed.button",
  floating: "links:embed.floating",
} as const satisfies Record<EmbedMode, string>;

/** In CSS pixels. Less than this is no form yet, and on phones the same form is a little longer than in the preview. */
const SHORTEST_FORM = 400;
const USUAL_HEIGHT = 1500;
const MORE_ON_PHONES = 60;

interface EmbedResultProps {
  church: Church;
  site: string;
  draft: LinkDraft;
}

/** The HTML for a website, and how it will look there. */
export function EmbedResult({ church, site, draft }: EmbedResultProps) {
  const t = useT();
  const { language } = useLanguage();
  const [mode, setMode] = useState<EmbedMode>("inline");
  const [measured, setMeasured] = useState(0);
  const height = measured < SHORTEST_FORM ? USUAL_HEIGHT : Math.ceil(measured / 10) * 10 + MORE_ON_PHONES;
  const { subDomain } = church;
  const snippet = embedSnippet({ language, site, subDomain, draft, mode, height, giveLabel: t("links:embed.give") });

  return (
    <div className="flex flex-col gap-6">
      <DisplayBox title={t("links:embed.code")}>
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={t("links:embed.mode")}
            value={mode}
            onChange={setMode}
            options={EMBED_MODES.map((value) => ({ value, label: t(MODE_LABELS[value]) }))}
          />
          <CopyField
            multiline
            label={t("links:embed.html")}
            value={snippet}
            copyLabel={t("links:embed.copy")}
            copiedLabel={t("links:copied")}
            hint={t("links:embed.htmlHint")}
          />
        </div>
      </DisplayBox>
      <DisplayBox title={t("links:embed.preview")}>
        <EmbedPreview {...{ language, subDomain, draft, mode }} onHeight={setMeasured} />
      </DisplayBox>
    </div>
  );
}
