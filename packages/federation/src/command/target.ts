import type { Target } from '../network/post-release.ts';
import { isWebAddress } from './web-address.mjs';

/**
 * The gateway of `--to`, with the token of the environment; undefined without the option.
 *
 * @throws Error of one sentence.
 */
export function readTarget(to: string | undefined): Target | undefined {
  if (to === undefined) return undefined;
  if (!isWebAddress(to))
    throw new Error('--to takes the address of a console such as https://console.example.com.');
  const token = process.env.TAWSEEL_TOKEN?.trim();
  if (!token)
    throw new Error(
      'TAWSEEL_TOKEN must be a deploy token, which the operator of the console creates: npm run releases -- deploy-token.',
    );
  return { address: to, token };
}
