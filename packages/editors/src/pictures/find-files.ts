const MEANINGFUL = "table, ul, ol, hr, a[href], video, audio";

/**
 * Returns the dropped or pasted files that should be uploaded. Word and Excel add an image of the copied text to the
 * text itself; then the text is pasted and not the image. An image from a web page comes with HTML that contains only
 * that image.
 */
export function findFiles(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return files.length > 0 && data && !holdsText(data.getData("text/html")) ? files : [];
}

function holdsText(html: string): boolean {
  if (html === "") return false;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of body.querySelectorAll("style, script, title, xml")) unseen.remove();
  return body.textContent.trim() !== "" || body.querySelector(MEANINGFUL) !== null;
}

/** Returns whether a drag contains files. Their types are known only after the drop. */
export const bringsFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;

/** Returns whether a file may be an image. A file without a type may be one. */
export const mayBePicture = ({ type }: File): boolean => type === "" || type.startsWith("image/");
