import { screen } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import { DocumentHead } from './document-head.tsx';

test.each([
  [{ city: 'Amman', phone: '0790000000' }, 'Petra ExpressAmman · 0790000000'],
  [{ city: 'Amman', phone: '' }, 'Petra ExpressAmman'],
  [{ city: '', phone: '0790000000' }, 'Petra Express0790000000'],
  [{}, 'Petra Express'],
])('the head of a document of a company with %j says what is known', (contact, text) => {
  renderPage(<DocumentHead company={{ name_company: 'Petra Express', ...contact }}>{null}</DocumentHead>);
  expect(screen.getByRole('banner')).toHaveTextContent(text);
});
