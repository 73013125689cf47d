/**
 * Replaces images that fail to load by their alt text, or removes them without one, instead of the browser's
 * broken-image icon.
 */
export function hideBrokenPictures(page: Document): void {
  for (const picture of page.querySelectorAll("img")) {
    const hide = () => (isLogo(picture) ? picture.parentElement?.remove() : giveWay(picture));
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) hide();
    else picture.addEventListener("error", hide);
  }
}

/** A logo is removed without a replacement, because the church's name is beside it. */
const isLogo = (picture: HTMLImageElement): boolean => "logo" in picture.dataset;

function giveWay(picture: HTMLImageElement): void {
  if (!picture.alt) return picture.remove();
  const altText = picture.ownerDocument.createElement("span");
  altText.textContent = picture.alt;
  picture.replaceWith(altText);
}
