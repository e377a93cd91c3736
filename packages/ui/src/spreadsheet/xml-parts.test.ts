import { readXml, type XmlPieces } from './xml-parts.ts';

const xml =
  '<?xml version="1.0"?><!-- <a> --><x:a b="1>0" c=\'&amp;\'>d &lt; e<![CDATA[<f>]]]></x:a><g h = "i"/>\n';

async function partsOf(pieces: XmlPieces): Promise<string> {
  let parts = '';
  await readXml(pieces, {
    open({ name, attribute }) {
      parts += `<${name} ${attribute('b')} ${attribute('c')} ${attribute('h')}>`;
    },
    text(text) {
      parts += text;
    },
    close(name) {
      parts += `</${name}>`;
    },
  });
  return parts;
}

test.each([1, 2, 7, 1000])('a text in pieces of %i characters has the same parts', async (size) => {
  const pieces = xml.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
  expect(await partsOf(pieces)).toBe('<a 1>0 & undefined>d < e<f>]</a><g undefined undefined i></g>');
});

test.each(['<a', '<!-- a', '<![CDATA[a]]', '<!DOCTYPE a>', '<a b="c>'])(
  'a text that ends in %j is broken',
  async (end) => {
    await expect(partsOf(['<a>', end])).rejects.toMatchObject({ code: 'broken' });
  },
);

test('a part of over a million characters is too large', async () => {
  const pieces = ['<a>', ...Array.from({ length: 2000 }, () => 'b'.repeat(1000))];
  await expect(partsOf(pieces)).rejects.toMatchObject({ code: 'tooLarge' });
});
