/** A picture that cannot be loaded gives way to its words, or to nothing: the browser's sign for a broken one is never seen. */
export function hideBrokenPictures(page: Document): void {
  for (const picture of page.querySelectorAll("img")) {
    const hide = () => (isLogo(picture) ? picture.parentElement?.remove() : giveWay(picture));
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) hide();
    else picture.addEventListener("error", hide);
  }
}

/** The church's name stands beside it. */
const isLogo = (picture: HTMLImageElement): boolean => "logo" in picture.dataset;

function giveWay(picture: HTMLImageElement): void {
  if (!picture.alt) return picture.remove();
  const words = picture.ownerDocument.createElement("span");
  words.textContent = picture.alt;
  picture.replaceWith(words);
}
