#!/usr/bin/env node
// In place of Firefox, for Playwright: starts Firefox, and passes on what the two say to each other over WebDriver BiDi. The
// commands that this Firefox does not know yet are answered here: what they would set, preferences do.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** Media features are set by preferences: see firefox.ts. */
const ANSWERED_HERE = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /(WebDriver BiDi listening on ws:\/\/[\d.]+:)(\d+)/;

const firefox = spawn(process.env.FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));

const pass = (port) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(`ws://127.0.0.1:${port}${url}`, { maxPayload: 256 * 1024 * 1024 });
    const waiting = [];
    browser.on('open', () => {
      for (const text of waiting.splice(0)) browser.send(text);
    });
    browser.on('message', (data) => client.send(String(data)));
    browser.on('close', () => client.close());
    client.on('close', () => browser.close());
    client.on('message', (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (ANSWERED_HERE.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else waiting.push(text);
    });
  });
  return new Promise((resolve) => server.on('listening', () => resolve(server.address().port)));
};

let said = '';
let isListening = false;
firefox.stderr.on('data', async (data) => {
  if (isListening) return process.stderr.write(data);
  said += data;
  const found = LISTENING.exec(said);
  if (!found) return;
  isListening = true;
  process.stderr.write(said.replace(LISTENING, `$1${await pass(found[2])}`));
});
