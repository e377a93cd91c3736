/** Fields of a request with a file of prices, which has `writes`. */
export const priceFileFields = {
  from_day: { description: 'First day of rows that name none', example: '2026-12-01' },
  rows: {
    description:
      'Rows of the file, with the fields of a price; a row without a country is of the city in any',
    example: [{ merchant_id: 'M-1', city: 'Amman', area: 'Abdoun', delivery_price: 1.75, return_price: 1 }],
  },
  writes: { description: 'Whether the prices are saved, and not only read', example: false },
  requotes: { description: 'Whether open orders get the new prices', example: false },
};

/** Fields of quotes, of the grid of prices, and of what became of a file's rows. */
export const priceFields = {
  ends_present: { description: 'Whether the price that counts ends on the day before', example: true },
  price_id: { description: "Number of the price; null for the city's own", example: 7 },
  fee: {
    description: 'Fee of a delivery at the first attempt, with its part of what is collected; JD',
    example: 1.75,
  },
  source: { description: 'Which rule the price is of, the strongest first', example: 'MerchantCity' },
  next_day: { description: 'First day of the next price that is planned', example: '2027-01-01' },
  next_price: { description: 'Delivery price from then on; JD', example: 2 },
  outcome: { description: 'What became of it' },
  before: { description: "Delivery price before; null for the city's own; JD", example: 2 },
  open_orders: { description: 'Open orders that were quoted the price before', example: 4 },
};
