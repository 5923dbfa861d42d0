import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Milliseconds to the server and back on slow 4G. */
const roundTrip = 150;

/** 1.6 Mbit/s. */
const bytesPerMillisecond = 200;

const segment = 1460;

/** How many segments a server sends before the first is acknowledged (RFC 6928). */
const firstWindow = 10;

/**
 * A proxy that delays a site on this machine as a slow mobile connection does, with the slow start of TCP: what a server
 * sends before it is acknowledged doubles with each round trip. Chromium paints what has arrived.
 */
export async function slowConnection(site: string): Promise<{ url: string; close: () => void }> {
  const to = Number(new URL(site).port);
  const server = createServer((client) => {
    const origin = connect(to, '127.0.0.1');
    /** When the connection would be made: its handshake takes a round trip. */
    const made = Date.now() + roundTrip;
    let queue = Buffer.alloc(0);
    let window = firstWindow * segment;
    let unacknowledged = 0;
    let lineFree = 0;

    const send = () => {
      while (queue.length > 0 && unacknowledged < window) {
        const part = queue.subarray(0, Math.min(segment, window - unacknowledged));
        queue = queue.subarray(part.length);
        unacknowledged += part.length;
        lineFree = Math.max(Date.now(), lineFree) + part.length / bytesPerMillisecond;
        const arrival = lineFree - Date.now() + roundTrip / 2;
        setTimeout(() => client.write(part), arrival);
        setTimeout(
          () => {
            unacknowledged -= part.length;
            window += part.length;
            send();
          },
          arrival + roundTrip / 2,
        );
      }
    };
    client.on('data', (data) =>
      setTimeout(() => origin.write(data), Math.max(0, made - Date.now()) + roundTrip / 2),
    );
    origin.on('data', (data) => {
      queue = Buffer.concat([queue, data]);
      send();
    });
    client.on('close', () => origin.destroy());
    // A browser that is closed breaks its connections. The server keeps them open longer than a visit takes.
    for (const side of [client, origin]) side.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
