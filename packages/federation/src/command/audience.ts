import { parse } from '../manifest/parse.ts';
import { audience, type Audience } from '../registry/registry.schema.ts';

/**
 * Audience of a release by the options of the command; undefined for everybody.
 *
 * @param percentage As written after `--canary`: 1 to 99.
 * @param companies As written after `--companies`: IDs with commas between them.
 * @throws Error of one sentence.
 */
export function readAudience(
  percentage: string | undefined,
  companies: string | undefined,
): Audience | undefined {
  if (percentage !== undefined && companies !== undefined)
    throw new Error('Give --canary or --companies, not both.');
  if (percentage !== undefined) {
    if (!/^[1-9]\d?$/.test(percentage))
      throw new Error('--canary takes a percentage of browsers, 1 to 99, such as --canary 10.');
    return { percentage: Number(percentage) };
  }
  if (companies === undefined) return undefined;
  const ids = companies.split(',').map((id) => id.trim());
  return parse(audience, { companies: [...new Set(ids)] }, '--companies');
}

/** An audience as text. */
export function audienceWords({ percentage, companies = [] }: Audience): string {
  if (percentage !== undefined) return `${percentage} % of browsers`;
  return `${companies.length > 1 ? 'companies' : 'company'} ${companies.join(', ')}`;
}
