/**
 * What a promise gives, if it gives it in time.
 *
 * @param patience in milliseconds
 * @throws {Error} when the time is over
 */
export async function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
