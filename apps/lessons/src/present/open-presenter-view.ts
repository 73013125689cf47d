/** Opens the presenter view of the current slide in its own window, or brings it to the front. */
export function openPresenterView(slideIndex: number): void {
  window.open(`?view=presenter#${slideIndex + 1}`, "offertory-presenter", "popup,width=960,height=720");
}
