/** An image that was opened for cropping. */
export interface OpenedPicture {
  url: string;
  image: HTMLImageElement;
  width: number;
  height: number;
  /** Whether parts of it may be transparent. */
  mayBeTransparent: boolean;
  /** The alternative text, when it is known. */
  alt: string;
  close(): void;
}

export type PictureProblem = "heic" | "not-a-picture" | "too-large";
export class PictureRefused extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

const MAX_BYTES = 60_000_000;
/** Larger photos are scaled down at once: no crop needs more pixels, and old phones would run out of memory. */
const MAX_SIDE = 2560;
/** The size of SVG images that have none of their own. */
const DEFAULT_SIDE = 1000;

/** Opens a file. It uses an `<img>` element, which reads every format that the browser can show, including SVG. */
export async function openFile(file: Blob): Promise<OpenedPicture> {
  if (file.size > MAX_BYTES) throw new PictureRefused("too-large");
  const url = URL.createObjectURL(file);
  try {
    const image = await load(url);
    const opened = describe(image, url, file.type !== "image/jpeg", () => URL.revokeObjectURL(url));
    return Math.max(opened.width, opened.height) > MAX_SIDE ? await shrink(opened) : opened;
  } catch (error) {
    URL.revokeObjectURL(url);
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused((await isHeic(file)) ? "heic" : "not-a-picture");
  }
}

/** Opens an image by its URL. Its host must allow cross-origin use, because a canvas cannot be read otherwise. */
export async function openAddress(url: string, alt = ""): Promise<OpenedPicture> {
  try {
    return { ...describe(await load(url, true), url, false, () => {}), alt };
  } catch {
    throw new PictureRefused("not-a-picture");
  }
}

async function load(url: string, isElsewhere = false): Promise<HTMLImageElement> {
  const image = new Image();
  if (isElsewhere) image.crossOrigin = "anonymous";
  image.src = url;
  await image.decode();
  return image;
}

const describe = (
  image: HTMLImageElement,
  url: string,
  mayBeTransparent: boolean,
  close: () => void,
): OpenedPicture => ({
  url,
  image,
  width: image.naturalWidth || DEFAULT_SIDE,
  height: image.naturalHeight || DEFAULT_SIDE,
  mayBeTransparent,
  alt: "",
  close,
});

async function shrink(opened: OpenedPicture): Promise<OpenedPicture> {
  const scale = MAX_SIDE / Math.max(opened.width, opened.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(opened.width * scale));
  canvas.height = Math.max(1, Math.round(opened.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new PictureRefused("not-a-picture");
  context.imageSmoothingQuality = "high";
  context.drawImage(opened.image, 0, 0, canvas.width, canvas.height);
  const smaller = await blobOf(canvas, opened.mayBeTransparent ? "image/png" : "image/jpeg", 0.92);
  opened.close();
  const url = URL.createObjectURL(smaller);
  return describe(await load(url), url, opened.mayBeTransparent, () => URL.revokeObjectURL(url));
}

export const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureRefused("not-a-picture"))), type, quality);
  });

async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(head) || /^image\/hei[cf]/.test(file.type);
}
