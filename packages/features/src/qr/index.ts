export { QrCode, type QrCodeProps } from "./qr-code.tsx";
export { qrPng } from "./qr-png.ts";
export { qrSvg } from "./qr-svg.ts";
