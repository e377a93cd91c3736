import { WholeMessages } from './whole-messages.ts';

function message(type: string, text: string) {
  const head = Buffer.alloc(type.length + 4);
  head.write(type, 'latin1');
  head.writeInt32BE(text.length + 4, type.length);
  return Buffer.concat([head, Buffer.from(text)]);
}

const messages = [message('', 'startup'), message('P', 'select 1'), message('S', '')];
const all = Buffer.concat(messages);
/** Ends of whole messages in `all`. */
const ends = messages.map((_, at) => messages.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0));

test.each([1, 3, 5, 13, all.length])('messages in parts of %d bytes pass once they are whole', (size) => {
  const passed: Buffer[] = [];
  const stream = new WholeMessages().on('data', (bytes: Buffer) => passed.push(bytes));
  for (let at = 0; at < all.length; at += size) stream.write(all.subarray(at, at + size));
  stream.read();
  expect(Buffer.concat(passed)).toEqual(all);
  let length = 0;
  for (const bytes of passed) expect(ends).toContain((length += bytes.length));
});
