// A busy machine is slow, not wrong: a database starts, a password is hashed.
jest.setTimeout(60_000);
