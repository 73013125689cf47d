import { z } from "zod/mini";
import { PhotoLibraryUnavailable } from "../gallery-errors.ts";

/** A photo library with the API of Pexels. `pictures` is the one origin that its photos come from. */
export interface PhotoLibrary {
  url: string;
  key: string;
  pictures: string;
}

const PEXELS = { url: "https://api.pexels.com", pictures: "https://images.pexels.com" };

/** Returns Pexels when a key is configured, else the sandbox's library, else null. */
export function photoLibraryOf({
  pexelsKey,
  sandboxUrl,
}: {
  pexelsKey: string | null;
  sandboxUrl: string | null;
}): PhotoLibrary | null {
  if (pexelsKey) return { ...PEXELS, key: pexelsKey };
  return sandboxUrl ? { url: sandboxUrl, pictures: sandboxUrl, key: "sandbox-photo-key" } : null;
}

const Photo = z.object({
  url: z.string(),
  alt: z.nullish(z.string()),
  photographer: z.string(),
  photographer_url: z.string(),
  src: z.object({ large2x: z.string(), large: z.string(), medium: z.string() }),
});
export type LibraryPhoto = z.output<typeof Photo>;
const SearchResult = z.object({ photos: z.array(Photo) });

const TIMEOUT_MS = 8000;

/**
 * Searches the library. Only the shape of the response is checked here; its addresses are checked where they are used.
 */
export async function searchLibrary(
  { url, key }: PhotoLibrary,
  parameters: { query: string; per_page: string; orientation?: string },
): Promise<LibraryPhoto[]> {
  try {
    const response = await fetch(`${url}/v1/search?${new URLSearchParams(parameters).toString()}`, {
      headers: { authorization: key },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new PhotoLibraryUnavailable();
    return SearchResult.parse(await response.json()).photos;
  } catch {
    throw new PhotoLibraryUnavailable();
  }
}
