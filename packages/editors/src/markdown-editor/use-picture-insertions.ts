import { type RefObject, useEffect, useRef } from "react";
import type { InsertedPicture } from "../editor-modal-props.ts";
import { movePosition } from "../pictures/move-position.ts";
import { useHeldPositions } from "../pictures/use-held-positions.ts";
import type { InsertPicture } from "../pictures/use-picture-uploads.ts";
import { escapeAddress, escapeText } from "../to-markdown/escape-text.ts";
import { putText, selectedOf } from "./put-text.ts";

export const writePicture = ({ url, alt }: InsertedPicture): string => `![${escapeText(alt)}](${escapeAddress(url)})`;

/** Inserts images after their upload, without moving the cursor of a person who is typing elsewhere. */
export function usePictureInsertions(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
): (at: number) => InsertPicture {
  const latest = useRef({ text, onChange });
  useEffect(() => {
    latest.current = { text, onChange };
  });
  const positions = useHeldPositions(text);
  return (at) => {
    const held = positions.hold(at);
    return (picture) => {
      const { text, onChange } = latest.current;
      const changed = text.slice(0, held.at) + writePicture(picture) + text.slice(held.at);
      // `putText` allows undo, but it takes the focus, so it is used only when the area already has the focus.
      if (area.current && area.current === document.activeElement) {
        const { start, end } = selectedOf(area.current);
        putText(area.current, {
          text: changed,
          start: movePosition(start, text, changed),
          end: movePosition(end, text, changed),
        });
      } else onChange(changed);
    };
  };
}
