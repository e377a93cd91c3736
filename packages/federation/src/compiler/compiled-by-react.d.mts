export declare const compiledByReact: RegExp;
