/// <reference lib="dom" />

/** What the inline script has to know of the shell of its page. Plain JSON. */
export type WatchedShell = {
  version: string;
  /** Folder of the release. */
  base: string;
  /** Whether the release announces its start. One that does not is judged by its errors alone. */
  announcesStart: boolean;
  /** Whether the gateway can serve another release in its place. */
  hasPrevious: boolean;
  /** Names of `signal.ts`. */
  names: { started: string; cookie: string; failure: string };
};

/**
 * Watches whether the shell starts. Where it does not: reports that, has the gateway serve the previous release by one
 * reload, and shows the static page of the template where there is none or none starts.
 *
 * The gateway sets the source of this function inline, before everything else: it can use nothing from outside itself.
 */
export function watchShell({ version, base, announcesStart, hasPrevious, names }: WatchedShell): void {
  const folder = new URL(base, location.href).href;
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isSlow =
    typeof connection === 'object' &&
    connection !== null &&
    /2g|3g/.test(String(Reflect.get(connection, 'effectiveType')));
  let state: 'starting' | 'started' | 'failed' = 'starting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let language: string | null = null;
  let isReloaded = false;
  try {
    language = localStorage.getItem('language');
    isReloaded = sessionStorage.getItem(names.cookie) === version;
    sessionStorage.removeItem(names.cookie);
  } catch {
    // Without storage nothing would keep the page from being reloaded for ever.
    isReloaded = true;
  }

  const root = () => document.getElementById('root');
  const page = () => document.getElementById(names.failure);

  function setCookie(value: string, age: number): void {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${names.cookie}=${value}; path=/; samesite=lax; max-age=${age}${secure}`;
  }

  function report(reason: string): void {
    const body = JSON.stringify({ feature: 'shell', version, reason });
    const headers = { 'content-type': 'application/json' };
    fetch('/reports', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  }

  async function whyScriptFailed({ src, integrity }: HTMLScriptElement): Promise<string> {
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
    // The shell may have started while the reason was looked for.
    if (!content || state !== 'failed') return;
    const shown = document.importNode(content, true);
    // The part in the language of the console comes first.
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
    setCookie(version, 600);
    location.reload();
  }

  function fail(reason: string | Promise<string>): void {
    if (state !== 'starting' || (!announcesStart && root()?.hasChildNodes())) return;
    state = 'failed';
    clearTimeout(timer);
    void Promise.resolve(reason).then((told) => {
      report(told);
      leave();
    });
  }

  /** Whether the shell's own code has thrown, and not that of a feature or of an extension that it called. */
  function isOfShell(file: string, error: unknown): boolean {
    const stack = error instanceof Error ? String(error.stack) : '';
    return (file || (/[\w-]+:\/\/[^\s)]+/.exec(stack) ?? [''])[0]).startsWith(folder);
  }

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement) {
        if (target.src.startsWith(folder)) fail(whyScriptFailed(target));
      } else if (isOfShell(event.filename, event.error)) fail('threw');
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOfShell('', reason)) fail('threw');
  });
  addEventListener(names.started, () => {
    clearTimeout(timer);
    // One that is late takes the place of the static page.
    if (state === 'failed') page()?.remove();
    root()?.removeAttribute('hidden');
    state = 'started';
  });
  if (announcesStart) timer = setTimeout(() => fail('timeout'), isSlow ? 20_000 : 6_000);
}
