import { type ImgHTMLAttributes, type ReactNode, useState } from "react";

interface ImageOrProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "onError"> {
  src: string | null | undefined;
  /** Shown when there is no image or it cannot be loaded. */
  fallback: ReactNode;
}

/**
 * An image with a fallback, so that the browser's broken-image icon never shows. It is decorative unless it has an
 * `alt`.
 */
export function ImageOr({ src, fallback, alt = "", ...more }: ImageOrProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return fallback;
  return <img {...more} src={src} alt={alt} onError={() => setBroken(src)} />;
}
