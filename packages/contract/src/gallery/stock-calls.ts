import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** A photo of the stock library: two sizes, its page there, and the photographer. */
export const StockPhoto = z.object({
  description: z.string(),
  url: z.string(),
  photographer: z.string(),
  photographerUrl: z.string(),
  large: z.string(),
  thumbnail: z.string(),
});
export type StockPhoto = z.output<typeof StockPhoto>;

export const searchStock = endpoint({
  api: "content",
  method: "POST",
  path: "/stock/search",
  summary: "Search the stock photo library",
  body: z.object({ term: z.string().check(z.maxLength(100)) }),
  answer: z.array(StockPhoto),
});
