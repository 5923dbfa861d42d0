/** Milliseconds after which a file counts as unreadable, such as one in a cloud that can't be reached. */
const timeout = 10_000;

/**
 * Reads a file as a data URL. Ends after 10 s or when `signal` stops it, even if the browser's reader reports neither;
 * what the reader reports later is ignored.
 *
 * @throws {DOMException} when the file can't be read, for example because it was moved, or the reading was ended
 */
export function readAsDataUrl(file: File, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const stop = () => {
      reject(new DOMException('stopped', 'AbortError'));
      reader.abort();
    };
    const timer = setTimeout(stop, timeout);
    signal.addEventListener('abort', stop);
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    reader.readAsDataURL(file);
  });
}
