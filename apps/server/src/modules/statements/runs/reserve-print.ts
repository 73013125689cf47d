import { TooManyAttempts } from "../../../platform/http/http-errors.ts";

/** Each open file uses memory of the drawing thread: 32 large files at once made the thread run out of it and stop. */
const MAX_FILES = 8;
const MAX_FILES_OF_CHURCH = 2;
const RETRY_SECONDS = 15;

/** Limits how many files are printed at the same time in this process. */
export function openPrintReservations() {
  const churches: string[] = [];
  /** Returns a function that releases the reservation; calling it twice is harmless. */
  return function reserve(churchId: string): () => void {
    const ofChurch = churches.filter((other) => other === churchId).length;
    if (churches.length >= MAX_FILES || ofChurch >= MAX_FILES_OF_CHURCH) throw new TooManyAttempts(RETRY_SECONDS);
    churches.push(churchId);
    let isHeld = true;
    return () => {
      if (isHeld) churches.splice(churches.indexOf(churchId), 1);
      isHeld = false;
    };
  };
}
export type ReservePrint = ReturnType<typeof openPrintReservations>;
