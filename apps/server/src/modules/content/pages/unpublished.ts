/** The columns of a page that is not published. */
export const UNPUBLISHED = { versionId: null, publishedUrl: null, publishedAt: null };
