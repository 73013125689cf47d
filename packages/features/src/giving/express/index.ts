export { ExpressFrame } from "./express-frame.tsx";
export type { ExpressPage, ExpressPayment } from "./express-gift.ts";
export { ExpressWays } from "./express-ways.tsx";
