/**
 * The room that a page with notes joins. It does not depend on a conversation, so that the page also receives the first
 * note.
 */
export const notesRoom = (contentType: string, contentId: string): string => `notes:${contentType}:${contentId}`;

export function readNotesRoom(room: string): { contentType: string; contentId: string } | null {
  const [, contentType, contentId] = /^notes:([^:]+):(.+)$/s.exec(room) ?? [];
  return contentType && contentId ? { contentType, contentId } : null;
}
