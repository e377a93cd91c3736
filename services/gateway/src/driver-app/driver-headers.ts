import type { FrontEndConfig } from '@tawseel/federation/registry';
import { originsOf } from '../page/security-headers.ts';

/** Features that the app has no use for. */
const refused = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Headers of the driver's app. A worker has the policy of its own script, so scripts get it too.
 *
 * @param nonce Random for each page, base64; undefined for files.
 */
export function driverHeaders(
  config: Pick<FrontEndConfig, 'apiUrl'>,
  nonce?: string,
): Record<string, string> {
  const nonces = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const policy = [
    ["default-src 'none'"],
    // The reader of barcodes is WebAssembly where the browser has none.
    ["script-src 'self'", "'wasm-unsafe-eval'", ...nonces],
    ["style-src 'self'", ...nonces],
    ["font-src 'self'"],
    ["img-src 'self' data: blob:"],
    ["connect-src 'self'", ...originsOf([config.apiUrl])],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    // The inline script of the page creates the only policy. A service worker has no such script.
    ...(nonce === undefined ? [] : [["require-trusted-types-for 'script'"], ['trusted-types default']]),
  ];
  return {
    'content-security-policy': policy.map((directive) => directive.join(' ')).join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': ['camera=(self)', ...refused.map((feature) => `${feature}=()`)].join(', '),
  };
}
