/** The longest note of a donor or treasurer on a gift. In a file of its own, so that the donation page loads no Zod. */
export const MAX_GIFT_NOTES_LENGTH = 1000;
