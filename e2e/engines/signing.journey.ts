import { Company } from '../product/company.ts';
import { test } from './console.ts';

const stroke = Array.from({ length: 30 }, (_, at) => ({
  x: 10 * (at - 15),
  y: 40 * Math.sin(at / 3),
}));

test('a contract is signed with the pointer', async ({
  entrance,
  engine,
  engineName,
  language,
  playwright,
  baseURL,
  say,
}) => {
  // A signature cannot be undone: each journey signs a contract of its own.
  const [company, contract] = [engineName === 'firefox' ? '1001' : '1002', language === 'en' ? '3' : '4'];
  const owner = await Company.signIn(playwright.request, String(baseURL), company);
  await entrance.store(owner.stored);
  const id = `C-${company}-${contract}`;
  await entrance.open(`/SignatureClientAr/${id}`);
  const approve = entrance.button(say('Approve and sign', 'أوافق وأوقّع'));
  await approve.press();
  await entrance.role('alert').says(say('Add your signature first', 'أضف توقيعك أولًا'));
  const pad = await entrance.role('img', { pattern: say('^Drawing area', '^مساحة رسم') }).reach();
  await engine.drag(stroke.map(({ x, y }) => ({ x: pad.x + x, y: pad.y + y })));
  await entrance.role('alert').isGone();
  await approve.press();
  await entrance.leadsTo('/contract-list');
  await entrance.open(`/contract-verification/${id}`);
  await entrance.role('main').says(say('Valid', 'سليم'));
  await owner.close();
});
