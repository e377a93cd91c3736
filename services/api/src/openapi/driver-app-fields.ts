const eventId = '9c1f0e52-7a34-4d0b-9a6e-2f5d81c3b7e0';

/** Fields of requests of the driver's app, and of what the company decides about it. */
export const driverAppFields = {
  driver: { description: 'Id or phone number of the driver', example: 'D-1' },
  delivery_photo: { description: 'Whether a delivery needs a photo', example: 'Optional' },
  delivery_signature: {
    description: 'Whether a delivery needs the signature of the receiver',
    example: 'Off',
  },
  shows_commission: { description: 'Whether drivers see their commission', example: false },
  proof_months: {
    description: 'Months after which photos and signatures of receivers are deleted',
    example: 12,
  },
  events: {
    description: 'Reports in the order of their taps, each with an id of its own',
    example: [
      {
        event_id: eventId,
        kind: 'delivered',
        at: '2026-11-22T09:30:00+03:00',
        order: { merchant_order_id: 'O-102389', merchant_id: 'M-1' },
      },
    ],
  },
  event_id: { description: 'Id of the report', example: eventId },
  proof_id: {
    description: "Id of the device's own: the photo that has it is stored once",
    example: '0b6a7d3e-51c8-4f29-8e14-c7d9a2f6b305',
  },
  image: {
    description: 'JPEG or PNG as a data URL, of at most 200 kB',
    example: 'data:image/png;base64,iVBORw0KGgo=',
  },
  decision: { description: 'Whether the report is applied or put aside', example: 'Apply' },
};
