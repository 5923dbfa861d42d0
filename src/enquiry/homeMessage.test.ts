import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { composeHomeMessage, deliveryNotice, postHomeMessage } from './homeMessage.ts';

test('a home message has one field per line', () => {
  const message = { name: ' Asha', email: 'asha@example.in ', message: 'Hello\nthere\n' };
  expect(composeHomeMessage(message, { name: 'नाम', email: 'ईमेल', message: 'मैसेज' })).toBe(
    '*New Message*\nनाम: Asha\nईमेल: asha@example.in\nमैसेज: Hello\nthere',
  );
});

test('the privacy notice names the host of the endpoint, if there is one', () => {
  const words = {
    simulated: 'It goes nowhere.',
    whatsapp: 'It opens a chat.',
    endpoint: 'It goes to {host}.',
  };
  expect(deliveryNotice('https://forms.example.test/in?key=1', words)).toBe('It goes to forms.example.test.');
  expect(deliveryNotice('simulated', words)).toBe('It goes nowhere.');
  expect(deliveryNotice('whatsapp', words)).toBe('It opens a chat.');
});

describe('postHomeMessage', () => {
  const message = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };

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
    await postHomeMessage(url, message);
    expect(received).toEqual({ method: 'POST', type: 'application/json', body: message });
  });

  test.each([500, 404])('fails if the endpoint answers %d', async (status) => {
    const url = await endpoint((_, response) => response.writeHead(status).end());
    await expect(postHomeMessage(url, message)).rejects.toThrow(`${status}`);
  });

  test('fails if the endpoint closes the connection', async () => {
    const url = await endpoint((request) => request.socket.destroy());
    await expect(postHomeMessage(url, message)).rejects.toThrow();
  });

  test('fails after fifteen seconds without an answer', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback) => {
      queueMicrotask(callback);
      return 0 as unknown as ReturnType<typeof setTimeout>;
    });
    onTestFinished(() => setTimer.mockRestore());
    await expect(postHomeMessage('https://forms.example.test', message)).rejects.toThrow(/abort/i);
    expect(setTimer).toHaveBeenCalledWith(expect.anything(), 15_000);
  });
});
