import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '#enquiry/homeMessage.ts';
import { deliver } from './deliver.ts';

const message = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };
const deliverTo = (url: string) => deliver(url as Delivery, message, '', message);

test('posts the message as JSON, and fails if the endpoint does not take it', async () => {
  const received: object[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const { method, headers } = request;
    received.push({ method, type: headers['content-type'], body: JSON.parse(body.toString()) });
    response.writeHead(received.length === 1 ? 204 : 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  expect(await deliverTo(url)).toBe('delivered');
  expect(received).toEqual([{ method: 'POST', type: 'application/json', body: message }]);
  await expect(deliverTo(url)).rejects.toThrow('500');
  server.closeAllConnections();
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
