/** Fields of requests of the driver's app, and of what the company decides about it. */
export const driverAppFields = {
  driver: { description: 'Id or phone number of the driver', example: 'D-1' },
  delivery_photo: { description: 'Whether a delivery needs a photo', example: 'Optional' },
  delivery_signature: { description: 'Whether a delivery needs the signature of the receiver', example: 'Off' },
  shows_commission: { description: 'Whether drivers see their commission', example: false },
  proof_months: {
    description: 'Months after which photos and signatures of receivers are deleted',
    example: 12,
  },
};
