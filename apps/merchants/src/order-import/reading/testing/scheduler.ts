/** jsdom has neither `scheduler` nor `MessageChannel`. */
Object.assign(globalThis, { scheduler: { yield: () => new Promise((resolve) => setTimeout(resolve)) } });
