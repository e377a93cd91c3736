/** Reasons why goals are missed, and attempts that did not help. */
export const limits = [
  'A press on a slow phone: the first script is 208 kB, of which libraries are six sevenths, and arrives 1.7 s after the first request for it. Its evaluation takes 270 ms and the first render 250 ms at CPU / 4; the menu opens 110 ms later.',
  'Fonts of Arabic names on an English page delayed the first script by 0.5 s. On a phone they now wait for it. The menu of a phone is part of the first script, which saves a request of 230 ms after the press.',
  'A press, medians of five in one run on a busy machine: 2,693 ms cold and 1,026 ms warm, react-admin 2,621 and 775. The must of 1x is missed. What remains is the size of the libraries of the first script.',
  'Tried and left out: starting the console without waiting for the first rows, and evaluating its script before them. A second visit answered a press no earlier, and showed its rows after 1.9 and 0.95 s instead of 0.6.',
  'A search on /orders with 20,000 orders: 217 and 223 ms to the painted rows (75th percentile), before lists were left to React 173 to 198. The must of 200 is missed. All 25 rows of a page mount at once.',
];
