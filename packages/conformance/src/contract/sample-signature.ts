/** The picture of a signature: a wavy line. */
export const sampleSignature = [
  'data:image/png;base64,',
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAAAAACH9iFYAAAAsElEQVR4AaXBwQGCMAAAsey/9Ako0IK/JlqkRVqkRVqkRVqkF/QX',
  'etGTXX/Y9aQHhF5Q9KAZKvREG5ppRjt6oB3NNKEvmumLJprQF03oiyYa0UkTnWikEZ1oQCcaaaSbBrpppAHd6EI3GmigkS4aaaAb',
  'jeiHRnTTTTP90EQ3XWhGB5rRRRc90IEedNGJnmhDT3TSD71R9EY/Otj05tCbXTsd0D82/WPTTou0SIu0SIs+4r1aCf7/QIkAAAAA',
  'SUVORK5CYII=',
].join('');
