// A busy machine is slow, not wrong: a database starts, a password is hashed.
jest.setTimeout(60_000);

// Tests read the output of programs that they start, where colours would separate a number from its name.
delete process.env.FORCE_COLOR;
process.env.NO_COLOR = '1';
