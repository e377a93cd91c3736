/** Reasons why goals are missed, and attempts that did not help. */
export const limits = [
  'A press on a slow phone: the browser opens the menu from the HTML, before any script has arrived. Before, 2,800 ms cold and 1,091 warm. Warm, the console and react-admin answer with the first frame that has the button; presses are 60 ms apart. A press on a row or another control still waits for the first script, and is replayed.',
  'Fonts of Arabic names on an English page delayed the first script by 0.5 s. On a phone they now wait for it. The menu of a phone is part of the first script, which saves a request of 230 ms after the press.',
  'Tried and left out: starting the console without waiting for the first rows, and evaluating its script before them. A second visit answered a press no earlier, and showed its rows after 1.9 and 0.95 s instead of 0.6.',
];
