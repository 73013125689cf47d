import { useMemo } from "react";
import { encodeQr, qrPath } from "./encode-qr.ts";

export interface QrCodeProps {
  text: string;
  /** What the code links to, for screen readers. */
  label: string;
  className?: string | undefined;
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const qr = encodeQr(text);
    return { size: qr.size, path: qrPath(qr) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
