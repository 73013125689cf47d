import { ASPECT_RATIOS, type AspectRatio, isAspectRatio } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";

/** The common names of aspect ratios, shown beside the number. */
const RATIO_NAMES: Record<AspectRatio, string> = {
  "0": "",
  "1": "",
  "2": "2:1",
  "3": "3:1",
  "4": "4:1",
  "1.33": "4:3",
  "1.78": "16:9",
  "0.5": "1:2",
  "0.5625": "9:16",
};

export const shapeOptions = (t: T): { value: AspectRatio; label: string }[] =>
  ASPECT_RATIOS.map((value) => {
    const ratioName =
      value === "0" ? t("gallery:ratio.free") : value === "1" ? t("gallery:ratio.square") : RATIO_NAMES[value];
    return { value, label: `${value} (${ratioName})` };
  });

/** Returns the requested aspect ratio, 16:9 by default; an unknown one is free form. */
export const shapeFrom = (requested: AspectRatio | number | undefined): AspectRatio => {
  if (requested === undefined) return "1.78";
  const text = String(requested);
  return isAspectRatio(text) ? text : "0";
};
