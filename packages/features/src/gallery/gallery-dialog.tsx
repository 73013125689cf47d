import type { AspectRatio, StockPhoto } from "@offertory/contract";
import { openAddress, usePicture } from "@offertory/editors/image-editor";
import { useT } from "@offertory/i18n/react";
import { Dialog, SelectField, Tabs, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { GalleryTab } from "./gallery-tab.tsx";
import { shapeFrom, shapeOptions } from "./shape-options.ts";
import { FIRST_TERM, StockTab } from "./stock-tab.tsx";
import { UploadTab } from "./upload-tab.tsx";
import { useUpload } from "./use-upload.ts";

// i18n-uses: gallery:tabs.*

/** A chosen picture: its URL and its alt text. */
export interface PickedPicture {
  url: string;
  alt: string;
}

export interface GalleryDialogProps {
  open: boolean;
  /** The initial aspect ratio; the user may choose another. */
  aspectRatio?: AspectRatio | number;
  onSelect(picture: PickedPicture): void;
  onClose(): void;
}

const TAB_NAMES = ["gallery", "upload", "stock"] as const;
type TabName = (typeof TAB_NAMES)[number];

export function GalleryDialog(props: GalleryDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t("gallery:title")}
      closeLabel={t("common:close")}
      size="large"
    >
      {props.open && <GalleryTabs {...props} />}
    </Dialog>
  );
}

function GalleryTabs({ aspectRatio, onSelect }: GalleryDialogProps) {
  const t = useT();
  const snackbar = useSnackbar();
  const [tab, setTab] = useState<TabName>("gallery");
  const [ratio, setRatio] = useState<AspectRatio>(() => shapeFrom(aspectRatio));
  const [alt, setAlt] = useState("");
  const [term, setTerm] = useState(FIRST_TERM);
  const work = usePicture();

  function take({ large, description }: StockPhoto) {
    setAlt(description);
    setTab("upload");
    void work.open(() => openAddress(large, description));
  }
  function arrive(url: string) {
    snackbar.success(t("gallery:upload.done"));
    onSelect({ url, alt: alt.trim() });
  }

  const upload = useUpload(work, ratio, arrive);

  return (
    <>
      <SelectField
        label={t("gallery:ratio.label")}
        value={ratio}
        options={shapeOptions(t)}
        onChange={setRatio}
        disabled={upload.state.stage === "sending"}
        className="mb-4 sm:max-w-60"
      />
      <Tabs
        label={t("gallery:tabs.label")}
        value={tab}
        onChange={setTab}
        tabs={TAB_NAMES.map((value) => ({ value, label: t(`gallery:tabs.${value}`) }))}
        panels={{
          gallery: (
            <GalleryTab ratio={ratio} onUse={(url) => onSelect({ url, alt: "" })} onUpload={() => setTab("upload")} />
          ),
          upload: <UploadTab work={work} upload={upload} ratio={ratio} alt={alt} onAlt={setAlt} />,
          stock: <StockTab term={term} onTerm={setTerm} onUse={take} />,
        }}
      />
    </>
  );
}
