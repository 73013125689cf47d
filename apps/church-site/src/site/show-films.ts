/** Puts the player of a film in the place of its link, once somebody asks for it. With a key held, the link is a link. */
export function showFilms(page: Document): void {
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-player]") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is set in the next line
    const player = page.createElement("iframe");
    // What a player needs, and nothing that reaches the page around it.
    player.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
    player.src = link.dataset["player"] ?? "";
    player.title = link.dataset["title"] ?? "";
    player.allow = "autoplay; fullscreen; picture-in-picture";
    player.allowFullscreen = true;
    // The services ask where a player stands, and show nothing to who does not say it.
    player.referrerPolicy = "strict-origin-when-cross-origin";
    player.className = "size-full border-0";
    link.replaceWith(player);
    player.focus();
  });
}
