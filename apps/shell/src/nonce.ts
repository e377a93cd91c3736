declare global {
  // Read by styled-components and by the bundle's own runtime.
  var __webpack_nonce__: string | undefined;
}

// Styles are allowed by the page's nonce only. A browser shows it to the running script and hides it from the document.
__webpack_nonce__ = document.currentScript?.nonce;
