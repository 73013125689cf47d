const MEANINGFUL = "table, ul, ol, hr, a[href], video, audio";

/**
 * The files that were dropped or pasted to be uploaded. Word and Excel put a picture of the copied text beside the text itself:
 * there the text is what was meant. A picture copied from a web page comes with HTML that holds nothing but that picture.
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

/** Whether something that is dragged brings files; what they are is known only after they were dropped. */
export const bringsFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;

/** What cannot be a picture is refused without being opened. A file without a type may still be one. */
export const mayBePicture = ({ type }: File): boolean => type === "" || type.startsWith("image/");
