import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { composeHomeMessage, deliveryNotice, postHomeMessage } from './homeMessage.ts';

test('a home message is one field a line', () => {
  const message = { name: ' Asha', email: 'asha@example.in ', message: 'Hello\nthere\n' };
  expect(composeHomeMessage(message, { name: 'Name', email: 'Email', message: 'Message' })).toBe(
    '*New Message*\nName: Asha\nEmail: asha@example.in\nMessage: Hello\nthere',
  );
  expect(composeHomeMessage(message, { name: 'नाम', email: 'ईमेल', message: 'मैसेज' })).toBe(
    '*New Message*\nनाम: Asha\nईमेल: asha@example.in\nमैसेज: Hello\nthere',
  );
});

test('the privacy notice names where an endpoint is, and nobody where there is none', () => {
  expect(deliveryNotice('https://forms.example.test/in?key=1')).toContain('go to forms.example.test, which');
  expect(deliveryNotice('simulated')).toContain('sends nothing');
  expect(deliveryNotice('whatsapp')).toContain('opens a WhatsApp chat');
});

describe('postHomeMessage', () => {
  const message = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };

  /** The address of a server that answers so, for as long as the test runs. */
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

  test.each([500, 404])('fails where the endpoint answers %d', async (status) => {
    const url = await endpoint((_, response) => response.writeHead(status).end());
    await expect(postHomeMessage(url, message)).rejects.toThrow(`${status}`);
  });

  test('fails where nothing answers there', async () => {
    const url = await endpoint((request) => request.socket.destroy());
    await expect(postHomeMessage(url, message)).rejects.toThrow();
  });

  test('gives up after fifteen seconds', async () => {
    // The platform's own timer can't be moved by a test's clock.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
    const url = await endpoint(() => {});
    await expect(postHomeMessage(url, message)).rejects.toThrow();
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});
