/** Whether a text is an address of HTTP. @param {string} text */
export const isWebAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Waits until an address responds with success.
 *
 * @param {string} url
 */
export async function untilReady(url) {
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
}
