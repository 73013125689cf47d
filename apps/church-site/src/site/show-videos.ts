/** Replaces the link of a video by its player on click. With a modifier key the link opens as usual. */
export function showVideos(page: Document): void {
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-player]") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is set in the next line
    const player = page.createElement("iframe");
    // Allows what a player needs, and no access to the surrounding page.
    player.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
    player.src = link.dataset["player"] ?? "";
    player.title = link.dataset["title"] ?? "";
    player.allow = "autoplay; fullscreen; picture-in-picture";
    player.allowFullscreen = true;
    // Video services check the embedding site and refuse to play without a referrer.
    player.referrerPolicy = "strict-origin-when-cross-origin";
    player.className = "size-full border-0";
    link.replaceWith(player);
    player.focus();
  });
}
