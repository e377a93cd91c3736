import { createAuthenticator } from '../testing/authenticator.ts';
import {
  creationOptions,
  requestOptions,
  signedChallenge,
  verifyAssertion,
  verifyCreation,
} from './passkeys.ts';

const site = { id: 'console.example', origin: 'https://console.example' };
const sara = { companyId: '1001', accountId: 'a-1', name: 'Sara' };

/** A passkey of an authenticator, as it is stored, and a request to prove it. */
async function createPasskey() {
  const authenticator = createAuthenticator(site.origin);
  const options = creationOptions(site, sara, []);
  const passkey = await verifyCreation(site, options.challenge, authenticator.create(options));
  if (!passkey) throw new Error('The passkey was not accepted.');
  return { authenticator, passkey, request: requestOptions(site, [passkey]) };
}

test('options name the site and the existing passkeys, and the person by a handle without a name in it', async () => {
  const { authenticator, passkey, request } = await createPasskey();
  const descriptor = { id: authenticator.id, type: 'public-key', transports: ['internal'] };
  expect(request).toMatchObject({
    rpId: 'console.example',
    userVerification: 'required',
    allowCredentials: [descriptor],
  });
  const options = creationOptions(site, sara, [passkey]);
  expect(options).toMatchObject({
    user: { name: '1001 Sara', displayName: 'Sara' },
    excludeCredentials: [descriptor],
  });
  expect(options.user.id).toBe(creationOptions(site, { ...sara, name: 'Other' }, []).user.id);
  expect(options.user.id).not.toBe(creationOptions(site, { ...sara, accountId: 'a-2' }, []).user.id);
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  expect(options.challenge).not.toBe(creationOptions(site, sara, []).challenge);
});

test.each([
  ['from another origin', { origin: 'https://console.example.evil' }],
  ['over plain HTTP', { origin: 'http://console.example' }],
  ['for another host', { rpId: 'other.example' }],
  ['with another challenge', { challenge: 'AAAA' }],
  ['without verification of the person', { isVerified: false }],
])('a passkey %s is neither added nor accepted', async (_, deviation) => {
  const { authenticator, passkey, request } = await createPasskey();
  const options = creationOptions(site, sara, []);
  const creation = createAuthenticator(site.origin).create(options, deviation);
  expect(await verifyCreation(site, options.challenge, creation)).toBeUndefined();
  const assertion = authenticator.get(request, deviation);
  expect(await verifyAssertion(site, request.challenge, passkey, assertion)).toBeUndefined();
  expect(await verifyAssertion(site, request.challenge, passkey, authenticator.get(request))).toBe(2);
});

test('a signature of another authenticator, or of other data, is refused', async () => {
  const { authenticator, passkey, request } = await createPasskey();
  const other = createAuthenticator(site.origin).get(request);
  expect(
    await verifyAssertion(site, request.challenge, passkey, {
      ...other,
      id: passkey.passkey_id,
      rawId: passkey.passkey_id,
    }),
  ).toBeUndefined();
  const [first, second] = [authenticator.get(request), authenticator.get(request)];
  const mixed = { ...first, response: { ...first.response, signature: second.response.signature } };
  expect(await verifyAssertion(site, request.challenge, passkey, mixed)).toBeUndefined();
});

test('a counter that does not advance is refused, as a copied authenticator shows it', async () => {
  const { authenticator, passkey, request } = await createPasskey();
  const used = { ...passkey, counter: 5 };
  const verify = (counter: number) =>
    verifyAssertion(site, request.challenge, used, authenticator.get(request, { counter }));
  expect([await verify(4), await verify(5), await verify(0), await verify(6)]).toEqual([
    undefined,
    undefined,
    undefined,
    6,
  ]);
});

test('a synchronized passkey, whose counter stays 0, is accepted each time', async () => {
  const { authenticator, passkey, request } = await createPasskey();
  const verify = () =>
    verifyAssertion(site, request.challenge, passkey, authenticator.get(request, { counter: 0 }));
  expect([await verify(), await verify()]).toEqual([0, 0]);
});

test.each(['', 'e30', 'bnVsbA', 'e30x', Buffer.from('{"challenge":7}').toString('base64url')])(
  'client data "%s" name no challenge',
  (clientDataJSON) => {
    const { response, ...assertion } = createAuthenticator(site.origin).get(requestOptions(site, []));
    expect(signedChallenge({ ...assertion, response: { ...response, clientDataJSON } })).toBeUndefined();
  },
);
