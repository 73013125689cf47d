import { TooManyTries } from "../../../platform/http/http-errors.ts";

/** Each file takes memory of the drawing thread until it is closed: 32 large ones at once have ended it, and all that it drew. */
const MAX_FILES = 8;
const MAX_FILES_OF_CHURCH = 2;
const RETRY_SECONDS = 15;

/** Counts the files that are being printed in this process. */
export function openPrintReservations() {
  const churches: string[] = [];
  /** Answers how to give the place back; giving it back twice does nothing. */
  return function reserve(churchId: string): () => void {
    const ofChurch = churches.filter((other) => other === churchId).length;
    if (churches.length >= MAX_FILES || ofChurch >= MAX_FILES_OF_CHURCH) throw new TooManyTries(RETRY_SECONDS);
    churches.push(churchId);
    let isHeld = true;
    return () => {
      if (isHeld) churches.splice(churches.indexOf(churchId), 1);
      isHeld = false;
    };
  };
}
export type ReservePrint = ReturnType<typeof openPrintReservations>;
