declare global {
  // styled-components and the bundle's runtime read this variable.
  var __webpack_nonce__: string | undefined;
}

// The content security policy allows styles by nonce only. A browser exposes the nonce to the running script and
// hides it from the document.
__webpack_nonce__ = document.currentScript?.nonce;
