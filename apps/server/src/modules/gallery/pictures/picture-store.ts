import type { GalleryDatabase } from "../gallery-tables.ts";

export interface PictureName {
  churchId: string;
  ratio: string;
  file: string;
}

const MAX_LISTED = 1000;

export type PictureStore = ReturnType<typeof pictureStore>;

export const pictureStore = (db: GalleryDatabase) => ({
  /** Returns false when the name is taken. */
  async reserve(row: PictureName & { uploadId: string; requestedAt: Date }) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("galleryPictures")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },

  async isReserved({ churchId, ratio, file }: PictureName, uploadId: string): Promise<boolean> {
    const row = await db
      .selectFrom("galleryPictures")
      .select("uploadId")
      .where("churchId", "=", churchId)
      .where("ratio", "=", ratio)
      .where("file", "=", file)
      .executeTakeFirst();
    return row?.uploadId === uploadId;
  },

  async isAdded({ churchId, ratio, file }: PictureName): Promise<boolean> {
    const row = await db
      .selectFrom("galleryPictures")
      .select("addedAt")
      .where("churchId", "=", churchId)
      .where("ratio", "=", ratio)
      .where("file", "=", file)
      .executeTakeFirst();
    return row !== undefined && row.addedAt !== null;
  },

  /** Returns false when the picture was deleted meanwhile. */
  async added({ churchId, ratio, file }: PictureName, what: { addedAt: Date; width: number; height: number }) {
    const { numUpdatedRows } = await db
      .updateTable("galleryPictures")
      .set(what)
      .where("churchId", "=", churchId)
      .where("ratio", "=", ratio)
      .where("file", "=", file)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  list: async (churchId: string, ratio: string): Promise<string[]> =>
    (
      await db
        .selectFrom("galleryPictures")
        .select("file")
        .where("churchId", "=", churchId)
        .where("ratio", "=", ratio)
        .where("addedAt", "is not", null)
        .orderBy("addedAt", "desc")
        .orderBy("file", "desc")
        .limit(MAX_LISTED)
        .execute()
    ).map(({ file }) => file),

  async remove({ churchId, ratio, file }: PictureName): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom("galleryPictures")
      .where("churchId", "=", churchId)
      .where("ratio", "=", ratio)
      .where("file", "=", file)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  listNeverUploaded: (before: Date): Promise<PictureName[]> =>
    db
      .selectFrom("galleryPictures")
      .select(["churchId", "ratio", "file"])
      .where("addedAt", "is", null)
      .where("requestedAt", "<", before)
      .limit(500)
      .execute(),
});
