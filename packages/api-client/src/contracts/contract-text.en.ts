import type { ContractTerms, ContractText, ContractWording } from './contract-text.ts';
import { writeAmount, writeDay, writeMonths } from './contract-values.ts';

export function contractTextEn(
  terms: ContractTerms,
  wording: ContractWording,
  hasRecord: boolean,
): ContractText {
  const day = (value: unknown) => writeDay(value, 'en');
  const money = (value: unknown) => `${writeAmount(value)} Jordanian dinars (JD)`;
  return {
    title: 'Service Contract',
    reference: `Contract no. ${terms.contract_id}, made on ${day(terms.contract_date)}`,
    preamble: [
      `First party (the Service Provider): the provider of the Tawseel delivery management system, represented by ${terms.name_service}.`,
      `Second party (the Client): ${terms.name_client}, company no. ${terms.company_id}.`,
      'The two parties, having the capacity to contract, have agreed as follows:',
    ],
    articles: [
      {
        heading: 'Article 1: Subject of the contract',
        paragraphs: [
          `The Service Provider makes the Tawseel delivery management system available to the Client, for use in ${wording === 1 ? 'the running of' : 'running'} its business.`,
          ...(terms.activity ? [`Activity covered by the service: ${terms.activity}.`] : []),
        ],
      },
      {
        heading: 'Article 2: Term',
        paragraphs: [
          `The service runs for ${writeMonths(terms.service_months, 'en')}: it starts on ${day(terms.service_start_date)} and ends on ${day(terms.service_end_date)}.`,
        ],
      },
      {
        heading: 'Article 3: Value and payment',
        paragraphs: [
          `The total value of the service is ${money(terms.all_value_service)}.`,
          `The value of the payment due now is ${money(terms.payment_now_value)}. The Client pays the value of the service monthly.`,
        ],
      },
      {
        heading: 'Article 4: Late payment',
        paragraphs: [
          'The Service Provider may suspend the service when a payment is late, until the amount due has been paid.',
        ],
      },
      {
        heading: 'Article 5: Ending the contract',
        paragraphs: [
          'The Client may end this contract one or two days before the start of a new month, provided that all dues up to then have been settled.',
          'The Client owes no penalty for the periods that it has not used.',
        ],
      },
      {
        heading: 'Article 6: Signature',
        paragraphs: [
          `This contract is drawn up in English and in Arabic. The Client signs it electronically, through its administrator${hasRecord ? '; the signing record names the language of the text that was shown when it was signed' : ''}.`,
        ],
      },
    ],
  };
}
