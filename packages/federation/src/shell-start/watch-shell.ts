/// <reference lib="dom" />

/** Data of the page's shell for the inline script. Plain JSON. */
export interface WatchedShell {
  version: string;
  /** Folder of the release. */
  base: string;
  /** Whether the gateway can serve a fallback release. */
  hasPrevious: boolean;
  /** Names from `signal.ts`. */
  names: { started: string; cookie: string; failure: string };
}

/**
 * Watches whether the shell starts. If it does not, the script reports the failure and reloads the page once, so that
 * the gateway serves the previous release; without one, or if that fails too, it shows the static page of the
 * template.
 *
 * The gateway sets the source of this function inline before all other scripts, so it cannot reference anything
 * outside itself.
 */
export function watchShell({ version, base, hasPrevious, names }: WatchedShell): void {
  const folder = new URL(base, location.href).href;
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isSlow =
    typeof connection === 'object' &&
    connection !== null &&
    /2g|3g/.test(String(Reflect.get(connection, 'effectiveType')));
  let state: 'starting' | 'started' | 'failed' = 'starting';
  let language: string | null = null;
  let isReloaded = false;
  let isStorageBlocked = false;
  let isLeaving = false;
  try {
    language = localStorage.getItem('language');
    isReloaded = sessionStorage.getItem(names.cookie) === version;
    sessionStorage.removeItem(names.cookie);
  } catch {
    // Without storage nothing would prevent an endless reload loop, and no release starts.
    isReloaded = true;
    isStorageBlocked = true;
  }

  const root = () => document.getElementById('root');
  const page = () => document.getElementById(names.failure);

  /** Returns whether the browser has the cookie. Reading waits for the write, which a reload may overtake otherwise. */
  function setCookie(value: string, age: number): boolean {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${names.cookie}=${value}; path=/; samesite=lax; max-age=${age}${secure}`;
    return document.cookie.includes(`${names.cookie}=${value}`);
  }

  function report(reason: string): void {
    // Reports abort a canary, and this is no failure of the release.
    if (isStorageBlocked) return;
    const body = JSON.stringify({ feature: 'shell', version, reason });
    const headers = { 'content-type': 'application/json' };
    fetch('/reports', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  }

  async function reasonOfScriptFailure({ src, integrity }: HTMLScriptElement): Promise<string> {
    const look = (expected: string) =>
      fetch(src, { cache: 'reload', integrity: expected, signal: AbortSignal.timeout(1_500) });
    try {
      const response = await look('');
      if (!response.ok) return 'missing';
      if (!/javascript/.test(response.headers.get('content-type') ?? '')) return 'not-script';
    } catch {
      return 'missing';
    }
    return look(integrity).then(
      () => 'missing',
      (error: unknown) => (String(error).startsWith('TimeoutError') ? 'missing' : 'integrity'),
    );
  }

  function showFailure(): void {
    const template = page();
    const content = template instanceof HTMLTemplateElement && template.content.firstElementChild;
    // The shell may have started during the verification.
    if (!content || state !== 'failed') return;
    const shown = document.importNode(content, true);
    for (const text of shown.querySelectorAll('p'))
      text.hidden = 'storage' in text.dataset !== isStorageBlocked;
    // Moves the part in the console's language to the front.
    if (language === 'ar') shown.prepend(...shown.querySelectorAll('[lang=ar]'));
    for (const button of shown.querySelectorAll('button')) {
      button.addEventListener('click', () => {
        setCookie('', 0);
        location.reload();
      });
    }
    template.remove();
    shown.id = names.failure;
    root()?.setAttribute('hidden', '');
    document.body.append(shown);
    shown.querySelector('h1')?.focus();
  }

  function leave(): void {
    if (!hasPrevious || isReloaded) return showFailure();
    try {
      sessionStorage.setItem(names.cookie, version);
    } catch {
      return showFailure();
    }
    if (setCookie(version, 600)) location.reload();
    else showFailure();
  }

  function fail(reason: string | Promise<string>): void {
    if (state !== 'starting' || isLeaving) return;
    state = 'failed';
    clearTimeout(timer);
    void Promise.resolve(reason).then((failureReason) => {
      if (isLeaving) return;
      report(failureReason);
      leave();
    });
  }

  /** Whether the shell's own code threw, not a feature or a browser extension that it called. */
  function isOfShell(file: string, error: unknown): boolean {
    const stack = error instanceof Error ? String(error.stack) : '';
    return (file || (/[\w-]+:\/\/[^\s)]+/.exec(stack) ?? [''])[0]).startsWith(folder);
  }

  // A navigation cancels the loads of the page that it leaves, in Safari before the next page arrives.
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, () => {
      isLeaving = true;
    });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement) {
        if (target.src.startsWith(folder)) fail(reasonOfScriptFailure(target));
      } else if (isOfShell(event.filename, event.error)) fail('threw');
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOfShell('', reason)) fail('threw');
  });
  addEventListener(names.started, () => {
    clearTimeout(timer);
    // A late start replaces the static page.
    if (state === 'failed') page()?.remove();
    root()?.removeAttribute('hidden');
    state = 'started';
  });
  const timer = setTimeout(() => fail('timeout'), isSlow ? 20_000 : 6_000);
}
