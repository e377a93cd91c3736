import { createServer } from 'node:net';
import { otherPort, requirePorts } from './port.mjs';

test.each([
  [8080, 8180],
  [65_434, 65_534],
  [65_435, 65_335],
  [65_535, 65_435],
  [80, 8080],
])('in place of port %i, port %i is suggested', (port, other) => {
  expect(otherPort(port)).toBe(other);
});

test('a taken port is refused in a sentence with another port', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  await expect(requirePorts([port])).rejects.toThrow(
    `Port ${port} is taken by another program; set PORT to another, as in PORT=${otherPort(port)}.`,
  );
  await new Promise((resolve) => server.close(resolve));
});
