import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '#enquiry/homeMessage.ts';
import { deliver } from './deliver.ts';

const message = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };

const deliverTo = (url: string) => deliver(url as Delivery, message, '', message);

/** Starts a server for the rest of the test and returns its address. */
async function endpoint(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
}

test('posts the message as JSON', async () => {
  let received = {};
  const url = await endpoint(async (request, response) => {
    const body = await Array.fromAsync(request as AsyncIterable<Buffer>);
    received = {
      method: request.method,
      type: request.headers['content-type'],
      body: JSON.parse(Buffer.concat(body).toString()),
    };
    response.writeHead(204).end();
  });
  await deliverTo(url);
  expect(received).toEqual({ method: 'POST', type: 'application/json', body: message });
});

test.each<[string, RequestListener]>([
  ['answers 500', (_, response) => response.writeHead(500).end()],
  ['closes the connection', (request) => request.socket.destroy()],
])('fails if the endpoint %s', async (_, answer) => {
  await expect(deliverTo(await endpoint(answer))).rejects.toThrow();
});

test('fails after fifteen seconds without an answer', async () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback) => {
    queueMicrotask(callback);
    return 0 as unknown as ReturnType<typeof setTimeout>;
  });
  onTestFinished(() => setTimer.mockRestore());
  await expect(deliverTo('https://forms.example.test')).rejects.toThrow(/abort/i);
  expect(setTimer).toHaveBeenCalledWith(expect.anything(), 15_000);
});
