import { GalleryModal, type PickedPicture } from "@offertory/features/gallery";
import { type ReactNode, useCallback, useRef, useState } from "react";

/** Lets somebody choose a picture of the gallery; null where they change their mind. */
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
