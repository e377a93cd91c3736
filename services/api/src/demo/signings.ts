import { appendEvidence, readContractRow } from '../contracts/contracts.evidence.ts';
import { readSignatureImage } from '../contracts/signature-image.ts';
import type { Tx } from '../database/database.ts';
import type { DemoCompany } from './demo-companies.ts';
import { insertRows } from './insert-rows.ts';
import { makeContracts } from './contracts.ts';

/** The company's contracts; the signed ones have evidence of the day they were created. */
export async function insertContracts(tx: Tx, company: DemoCompany): Promise<void> {
  const contracts = makeContracts(company);
  await insertRows(tx, 'contracts', contracts);
  for (const contract of contracts.filter((row) => row.contract_file_client !== '')) {
    const image = readSignatureImage(contract.contract_file_client);
    await appendEvidence(tx, readContractRow(contract), image, {
      adminId: `${company.company_id}-1`,
      address: '192.0.2.10',
      addressReported: '192.0.2.10',
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      language: 'ar',
      signedAt: `${contract.contract_date}T10:24:00+03:00`,
    });
  }
}
