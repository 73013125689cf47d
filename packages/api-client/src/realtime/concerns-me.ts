import { MessageNews } from "@offertory/contract";

/** Whether a `message` changes somebody's counts: it is theirs, it waits for them, or it is a wake-up that says nothing. */
export function concernsMe(data: unknown, personId: string): boolean {
  const news = MessageNews.safeParse(data ?? {}).data;
  if (!news || (!news.message && news.notifyPersonId === undefined)) return true;
  return news.message?.personId === personId || news.notifyPersonId === personId;
}
