/** What a donor or the treasurer notes about a gift. Apart from the gift, so that the donation page brings no Zod along. */
export const MAX_GIFT_NOTES_LENGTH = 1000;
