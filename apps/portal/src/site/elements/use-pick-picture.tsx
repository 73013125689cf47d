import { GalleryModal } from "@offertory/features/gallery";
import { useRef, useState } from "react";

type Picked = { url: string; alt: string } | null;

/** Lets a text's editor wait until an image was chosen from the gallery. The caller renders `gallery`. */
export function usePickPicture() {
  const [isPicking, setPicking] = useState(false);
  const waiting = useRef<((picked: Picked) => void) | null>(null);

  const pickPicture = () =>
    new Promise<Picked>((resolve) => {
      waiting.current = resolve;
      setPicking(true);
    });
  function picked(picture: Picked) {
    setPicking(false);
    waiting.current?.(picture);
    waiting.current = null;
  }
  return { pickPicture, gallery: <GalleryModal open={isPicking} onSelect={picked} onClose={() => picked(null)} /> };
}
