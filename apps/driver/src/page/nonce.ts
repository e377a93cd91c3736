import { pageDataElement } from './page-data.ts';

declare global {
  // styled-components and the bundle's runtime read this variable.
  var __webpack_nonce__: string | undefined;
}

// The content security policy allows styles by nonce only.
__webpack_nonce__ = pageDataElement()?.nonce;
