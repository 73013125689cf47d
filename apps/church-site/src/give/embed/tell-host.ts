import type { EmbedMessage } from "../../embed/embed-message.ts";

/**
 * Tells the website that shows the page in a frame. Only websites that the church lists can show it, so the message may
 * go to whichever one does; it contains nothing about the donor.
 */
export const tellHost = (message: EmbedMessage): void => parent.postMessage({ offertory: message }, "*");
