import { useTranslation, type Language } from '@tawseel/i18n';
import { screen } from '@testing-library/react';
import { Boundary } from '../boundary/boundary.tsx';
import { renderPage } from '../testing/index.ts';
import { withWords, type LoadWords } from './lazy-words.tsx';

function Tracking() {
  const { t } = useTranslation('tracking');
  return <h1>{t('title')}</h1>;
}

const load: LoadWords = {
  en: () => Promise.resolve({ words: { title: 'Tracking' } }),
  ar: () => Promise.resolve({ words: { title: 'التتبّع' } }),
};

const languages: readonly (readonly [Language, string])[] = [
  ['en', 'Tracking'],
  ['ar', 'التتبّع'],
];

test.each(languages)(
  'a component in %s is shown once its translations have loaded',
  async (language, title) => {
    const Worded = withWords('tracking', load, Tracking);
    renderPage(<Worded />, { language });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  },
);

test('translations that cannot be loaded fail the component', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const Worded = withWords('tracking', { ...load, en: () => Promise.reject(new Error('Offline')) }, Tracking);
  renderPage(
    <Boundary renderFailure={(error) => <p role="alert">{String(error)}</p>}>
      <Worded />
    </Boundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Offline');
});
