/** The parts of a service worker used here; the page's own types do not know them. */
interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & MessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}
interface NotificationEvent extends LastingEvent {
  readonly notification: { readonly data: { readonly table: string }; close(): void };
}
interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

// The page's types know `self` as a window only.
export const worker = self as unknown as ServiceWorkerScope;

/** As in shell/base.ts: the worker lies at the base of the page, and shares no file with it. */
export const BASE = new URL('./', location.href).pathname;
