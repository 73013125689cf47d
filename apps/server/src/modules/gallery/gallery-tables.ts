import type { ColumnType, Kysely } from "kysely";

/** The table that the gallery owns. */
export type GalleryTables = {
  galleryPictures: {
    churchId: string;
    ratio: string;
    file: string;
    uploadId: string;
    requestedAt: ColumnType<Date, Date, never>;
    addedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
    width: ColumnType<number | null, number | null | undefined, number | null>;
    height: ColumnType<number | null, number | null | undefined, number | null>;
  };
};

export type GalleryDatabase = Kysely<GalleryTables>;
