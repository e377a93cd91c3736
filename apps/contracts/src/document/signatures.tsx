import type { ContractLanguage } from '@tawseel/api-client/contract-text';
import type { Contract } from '@tawseel/api-client/contracts';
import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';
import { documentWords } from './document-words.ts';
import { Stamp } from './stamp.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 28px;
  margin-block-start: 32px;
  break-inside: avoid;
  /* Nobody signs a sheet that bears nothing else. */
  break-before: avoid;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.print} {
    grid-template-columns: 1fr 1fr;
    margin-block-start: 20px;
  }
`;

const Party = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  h3 {
    margin: 0;
    font-size: 0.8125rem;
    color: ${tokens.color.muted};
  }

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Place = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  block-size: 128px;
  /* Both sign on one line, however long their names are. */
  margin-block-start: auto;
  border-block-end: 1px solid ${tokens.color.lineField};
  color: ${tokens.color.muted};

  > img {
    max-inline-size: min(220px, 72%);
    max-block-size: 96px;
    margin-block-end: 6px;
    object-fit: contain;
    object-position: start bottom;
  }

  > svg {
    position: absolute;
    inset-inline-end: 0;
    inset-block-end: 4px;
  }
`;

interface SignatureProps {
  party: string;
  name: string;
  image: string;
  stamp: { name: string; note: string };
  language: ContractLanguage;
}

function Signature({ party, name, image, stamp, language }: SignatureProps) {
  const translations = documentWords[language];
  return (
    <Party>
      <h3>{party}</h3>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <Place>
        {image === '' ? (
          translations.unsigned
        ) : (
          <>
            <img src={image} alt={translations.signatureOf(name)} />
            <Stamp {...stamp} label={translations.stampOf(stamp.name)} />
          </>
        )}
      </Place>
    </Party>
  );
}

/** Signatures of both parties, each with name and stamp. */
export function Signatures({ contract, language }: { contract: Contract; language: ContractLanguage }) {
  const translations = documentWords[language];
  return (
    <Root>
      <Signature
        party={translations.provider}
        name={contract.name_service}
        image={contract.contract_file_admin}
        stamp={{ name: language === 'ar' ? 'توصيل' : 'Tawseel', note: translations.system }}
        language={language}
      />
      <Signature
        party={translations.client}
        name={contract.name_client}
        image={contract.contract_file_client}
        stamp={{ name: contract.name_client, note: translations.companyNumber(contract.company_id) }}
        language={language}
      />
    </Root>
  );
}
