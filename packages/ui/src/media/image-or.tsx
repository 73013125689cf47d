import { type ImgHTMLAttributes, type ReactNode, useState } from "react";

interface ImageOrProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "onError"> {
  src: string | null | undefined;
  /** Stands where there is no picture, or where it cannot be loaded. */
  fallback: ReactNode;
}

/** A picture that decorates, unless it is named; the browser's sign for a broken one is never seen. */
export function ImageOr({ src, fallback, alt = "", ...more }: ImageOrProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return fallback;
  return <img {...more} src={src} alt={alt} onError={() => setBroken(src)} />;
}
