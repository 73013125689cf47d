/** What a page without notes listens to, so that it hears of the first: the conversation is not there yet. */
export const notesRoom = (contentType: string, contentId: string): string => `notes:${contentType}:${contentId}`;

export function readNotesRoom(room: string): { contentType: string; contentId: string } | null {
  const [, contentType, contentId] = /^notes:([^:]+):(.+)$/s.exec(room) ?? [];
  return contentType && contentId ? { contentType, contentId } : null;
}
