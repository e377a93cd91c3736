/** Labels of who collects an order's price, in English. */
export const collectorWords = {
  label: 'Who collects',
  values: {
    Driver: 'The driver',
    Company: 'The company',
    Nobody: 'Nobody, paid in advance',
    Undecided: 'Not decided',
  },
} as const;
