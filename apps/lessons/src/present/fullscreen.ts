/** Enters fullscreen if the browser supports it; else the presentation fills the window. */
export function enterFullscreen(): void {
  if (!document.fullscreenElement && document.fullscreenEnabled) {
    document.documentElement.requestFullscreen().catch(() => undefined);
  }
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

export const toggleFullscreen = (): void => (document.fullscreenElement ? leaveFullscreen() : enterFullscreen());
