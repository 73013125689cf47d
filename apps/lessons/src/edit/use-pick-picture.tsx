import { GalleryModal, type PickedPicture } from "@offertory/features/gallery";
import { type ReactNode, useCallback, useRef, useState } from "react";

/** Lets the user choose a picture of the gallery; `pick` resolves to null if they cancel. */
export function usePickPicture(aspectRatio?: number): { pick(): Promise<PickedPicture | null>; modal: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(picture: PickedPicture | null) => void>(() => undefined);
  const pick = useCallback(() => {
    setOpen(true);
    return new Promise<PickedPicture | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const finish = (picture: PickedPicture | null) => {
    setOpen(false);
    answer.current(picture);
  };
  const shape = aspectRatio === undefined ? {} : { aspectRatio };
  return {
    pick,
    modal: (
      <GalleryModal open={isOpen} onSelect={(picture) => finish(picture)} onClose={() => finish(null)} {...shape} />
    ),
  };
}
