/** Address of the driver's app, and the scope of its service worker. */
export const driverBase = '/driver/';
