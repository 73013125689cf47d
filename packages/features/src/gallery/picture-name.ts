/** The parts of a picture's key, `{churchId}/gallery/{ratio}/{file}`. */
export interface PictureParts {
  key: string;
  url: string;
  folder: string;
  file: string;
  /** When it was uploaded; null if its name does not contain the time. */
  madeAt: Date | null;
}

const SECONDS = /^(\d{9,11})(?:-\w+)?\.\w+$/;

export function pictureParts(key: string): PictureParts {
  const [, , folder = "", file = ""] = key.split("/");
  const [, seconds] = SECONDS.exec(file) ?? [];
  return { key, url: `/content/${key}`, folder, file, madeAt: seconds ? new Date(Number(seconds) * 1000) : null };
}

/** Returns the name of an uploaded picture: the time in seconds. */
export const newFileName = (now: Date): string => `${Math.floor(now.getTime() / 1000)}.jpg`;
