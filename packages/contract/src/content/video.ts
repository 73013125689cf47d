export interface Video {
  service: "youtube" | "vimeo";
  id: string;
}

const YOUTUBE_HOST = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_VIDEO_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})\/?$/;

/**
 * Returns whether the address is a web URL, or still empty. Email, telephone and relative addresses cannot hold a
 * video.
 */
export const isWebAddress = (address: string): boolean => address.trim() === "" || /^https?:\/\//i.test(address.trim());

/** Returns the YouTube or Vimeo video of a URL; null for any other URL. */
export function parseVideoUrl(address: string): Video | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const youtube = youtubeVideoId(url);
  if (youtube) return { service: "youtube", id: youtube };
  const vimeo = /^(?:www\.)?vimeo\.com$/.test(url.hostname)
    ? /^\/(?:channels\/\w+\/)?(\d{5,12})(?:\/\w+)?\/?$/.exec(url.pathname)?.[1]
    : url.hostname === "player.vimeo.com"
      ? /^\/video\/(\d{5,12})\/?$/.exec(url.pathname)?.[1]
      : undefined;
  return vimeo ? { service: "vimeo", id: vimeo } : null;
}

function youtubeVideoId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === "youtu.be") return /^\/([\w-]{6,20})\/?$/.exec(pathname)?.[1];
  if (!YOUTUBE_HOST.test(hostname)) return undefined;
  const videoId = pathname === "/watch" ? searchParams.get("v") : YOUTUBE_VIDEO_PATH.exec(pathname)?.[1];
  return /^[\w-]{6,20}$/.exec(videoId ?? "")?.[0];
}

/** The page of a video at its service, and the URL of its player, which loads only after a visitor has asked for it. */
export const videoPageUrl = ({ service, id }: Video): string =>
  service === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
export const videoPlayerUrl = ({ service, id }: Video): string =>
  service === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
