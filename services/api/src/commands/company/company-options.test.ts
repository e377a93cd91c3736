import { readCompany } from './company-options.ts';

const least = ['--id', ' 2001 ', '--name', 'شركة', '--admin', 'Layla'];

describe('the options of a new company', () => {
  it('are a year and no contact data unless they say so', () => {
    expect(readCompany([...least, '--phone', '٠٧٩٠٠٠٠٠٠١'])).toEqual({
      company_id: '2001',
      name_company: 'شركة',
      name_admin: 'Layla',
      subscription_month: 12,
      email: '',
      phone: '0790000001',
      country: '',
      city: '',
    });
  });

  it.each([
    [['--months', '99999999'], '--months'],
    [['--months=-5'], '--months'],
    [['--months', 'x'], '--months'],
    [['--email', 'nobody', '--phone', '1'], '--email, --phone'],
    [['--id', '9\u0001'], '--id'],
  ])('%j are refused by name', (more, names) => {
    expect(() => readCompany([...least, ...more])).toThrow(
      `Not valid: ${names}. Usage: npm run company -- create`,
    );
  });

  it('that are missing or unknown are refused', () => {
    expect(() => readCompany(['--id', '1', '--name', 'x'])).toThrow(/^Usage: npm run company -- create/);
    expect(() => readCompany([...least, '--bogus'])).toThrow("Unknown option '--bogus'");
  });
});
