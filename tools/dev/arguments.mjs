import { parseArgs } from 'node:util';
import { isWebAddress } from '../../packages/federation/src/command/web-address.mjs';

/**
 * @typedef {object} DevRequest
 * @property {string | undefined} feature the feature to run alone or remote; undefined for the whole product
 * @property {boolean} isRemote whether it runs in a deployed console
 * @property {string} site address of that console
 * @property {number} port
 */

/** The name that shows the parts of packages/ui in place of a feature. */
export const kit = 'kit';

/** The name of the driver's app, which is no feature. */
export const driver = 'driver';

const defaultPort = { whole: 8080, remote: 8070 };

/**
 * Reads the arguments after `npm run dev --`.
 *
 * @param {readonly string[]} known names of the features
 * @returns {DevRequest}
 * @throws {Error} of one sentence
 */
export function readDevRequest(known, args = process.argv.slice(2), env = process.env) {
  const { values, positionals } = parse(args);
  const [feature, ...more] = positionals;
  if (more.length > 0)
    throw new Error(`Name one feature, or none for the whole product, not ${positionals.length}.`);
  if (feature !== undefined && !known.includes(feature))
    throw new Error(`There is no app ${feature}. One of: ${known.join(', ')}.`);
  const isRemote = values.remote ?? false;
  if (isRemote && feature === undefined)
    throw new Error(`Name the feature to run in a deployed console: npm run dev -- ${known[0]} --remote.`);
  if (isRemote && (feature === kit || feature === driver))
    throw new Error(`--remote goes with a feature, not with ${feature}.`);
  if (values.site !== undefined && !isRemote) throw new Error('--site goes with --remote.');
  const port = env.PORT || String(isRemote ? defaultPort.remote : defaultPort.whole);
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_534)
    throw new Error(`PORT must be a number from 1 to 65534, not ${port}.`);
  return { feature, isRemote, site: siteOf(values.site), port: Number(port) };
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: { remote: { type: 'boolean' }, site: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    const [sentence] = /** @type {Error} */ (error).message.split('. ');
    throw new Error(`${sentence}.`, { cause: error });
  }
}

/** @param {string | undefined} address */
function siteOf(address = `http://127.0.0.1:${defaultPort.whole}`) {
  if (!isWebAddress(address))
    throw new Error(
      `--site must be the address of a console such as https://console.example.com, not ${address}.`,
    );
  return new URL(address).origin;
}
