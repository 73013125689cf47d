/** A page that only those see who work on it. */
export const UNPUBLISHED = { versionId: null, publishedUrl: null, publishedAt: null };
