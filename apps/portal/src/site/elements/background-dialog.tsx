import { type PageSection, SECTION_BACKGROUNDS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { RadioGroup } from "@offertory/ui";
import { useState } from "react";
import type { PageWork } from "../editor/use-page-work.ts";
import { ElementDialog } from "./element-dialog.tsx";
import { PictureChoice } from "./picture-choice.tsx";

// i18n-uses: pages:backgrounds.*

export function BackgroundDialog({ work, section }: { work: PageWork; section: PageSection }) {
  const t = useT();
  const [background, setBackground] = useState(section.background);
  const [picture, setPicture] = useState(section.picture ?? "");
  const [tried, setTried] = useState(false);
  const isMissing = background === "picture" && picture === "";

  function finish() {
    setTried(true);
    return isMissing ? null : {};
  }

  return (
    <ElementDialog
      title={t("pages:canvas.background")}
      draft={{ background, picture }}
      finish={finish}
      onSave={() => work.sections.change(section, { background, picture: picture || null })}
      onClose={() => work.setBehind(null)}
    >
      <RadioGroup
        label={t("pages:canvas.background")}
        value={background}
        onChange={setBackground}
        options={SECTION_BACKGROUNDS.map((value) => ({ value, label: t(`pages:backgrounds.${value}`) }))}
      />
      {background === "picture" ? (
        <PictureChoice
          label={t("pages:types.picture")}
          url={picture}
          hint={t("pages:backgrounds.hint")}
          error={tried && isMissing ? t("pages:picture.missing") : undefined}
          onPick={({ url }) => setPicture(url)}
        />
      ) : null}
    </ElementDialog>
  );
}
