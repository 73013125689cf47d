import { useEffect, useRef, useState } from "react";
import { type Area, type CropState, initialCropState } from "./crop-state.ts";
import { type OpenedPicture, type PictureProblem, PictureRefused } from "./open-picture.ts";

export interface PictureWork {
  picture: OpenedPicture | null;
  cut: CropState;
  area: Area | null;
  problem: PictureProblem | null;
  isOpening: boolean;
  setCut(change: (cut: CropState) => CropState): void;
  setArea(area: Area): void;
  /** Opens another image. When several are opening, the last one counts. */
  open(opening: () => Promise<OpenedPicture>): Promise<void>;
  /** Closes the image. */
  clear(): void;
}

/** The state of the image that is being cropped. */
export function usePicture(): PictureWork {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [cut, setCut] = useState(initialCropState);
  const [area, setArea] = useState<Area | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isOpening, setOpening] = useState(false);
  const latest = useRef(0);
  const held = useRef<OpenedPicture | null>(null);

  useEffect(
    () => () => {
      latest.current = -1;
      held.current?.close();
    },
    [],
  );

  function hold(next: OpenedPicture | null) {
    held.current?.close();
    held.current = next;
    setPicture(next);
    setCut(initialCropState());
    setArea(null);
  }

  async function open(opening: () => Promise<OpenedPicture>) {
    latest.current += 1;
    const mine = latest.current;
    setProblem(null);
    setOpening(true);
    try {
      const opened = await opening();
      if (latest.current === mine) hold(opened);
      else opened.close();
    } catch (error) {
      if (latest.current === mine) setProblem(error instanceof PictureRefused ? error.problem : "not-a-picture");
    }
    if (latest.current === mine) setOpening(false);
  }

  return {
    picture,
    cut,
    area,
    problem,
    isOpening,
    setCut,
    setArea,
    open,
    clear: () => {
      setProblem(null);
      hold(null);
    },
  };
}
