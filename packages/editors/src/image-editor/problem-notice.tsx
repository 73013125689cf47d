import { useT } from "@offertory/i18n/react";
import { Notice } from "@offertory/ui";
import type { PictureProblem } from "./open-picture.ts";

export const PROBLEM_TEXTS = {
  heic: "errors:picture-heic",
  "not-a-picture": "errors:picture-not-one",
  "too-large": "gallery:upload.tooLarge",
} as const satisfies Record<PictureProblem, string>;

/** Explains why a file was refused, and what to do. */
export function ProblemNotice({ problem }: { problem: PictureProblem | null }) {
  const t = useT();
  return problem ? <Notice tone="danger">{t(PROBLEM_TEXTS[problem])}</Notice> : null;
}
