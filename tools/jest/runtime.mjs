import vm from 'node:vm';

// Jest evaluates all modules again for each test file, and compiles them again for it. A script that V8 has compiled once runs
// in the context of every test file, with the functions that the files before have compiled.

/** @type {Map<string, { code: string, script: vm.Script }>} by file name */
const scripts = new Map();
const { compileFunction } = vm;

vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  let compiled = scripts.get(filename);
  if (compiled?.code !== code) {
    const start = `(function (${parameters.join(',')}) {`;
    const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset: -start.length });
    compiled = { code, script };
    scripts.set(filename, compiled);
  }
  return compiled.script.runInContext(parsingContext);
};

export { default } from 'jest-runtime';
