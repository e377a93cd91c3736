import { postChange } from '@tawseel/federation/network';
import { expect } from '../product/console.ts';
import { test } from './sample-test.ts';

test('a release over the network appears in a running console, and its rollback takes it back', async ({
  page,
  sample,
  baseURL,
}) => {
  const target = await sample.target(String(baseURL));
  const says = async (text: string) => {
    await page.goto(sample.path);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  };
  await sample.releaseTo(target, { says: 'the first' });
  await says('the first');
  await sample.releaseTo(target, { says: 'the second' });
  await says('the second');
  await postChange(target, sample.name, 'rollback');
  await says('the first');
});
