/** The style of the reference, in the colours of the console. Its hash is in the page's content security policy. */
export const referenceStyle = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#f6f7f9, #0c1219);
  --surface: light-dark(#ffffff, #121a23);
  --sunken: light-dark(#f0f2f5, #0f1720);
  --line: light-dark(#e3e7ec, #22303d);
  --text: light-dark(#0f1b2a, #e8eef4);
  --muted: light-dark(#55636f, #9fb0c0);
  --accent: light-dark(#0f766e, #2dd4bf);
  --accent-soft: light-dark(#e3f4f1, #10322f);
  --amber: light-dark(#92400e, #fbbf24);
  --amber-soft: light-dark(#fdf1dc, #33260c);
  --red: light-dark(#b91c1c, #f98080);
  --red-soft: light-dark(#fdeaea, #3a1818);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: 1rem; text-size-adjust: 100%; }
body {
  display: grid;
  grid-template: "header header" auto "nav main" 1fr / 13rem minmax(0, 62rem);
  gap: 0 2.5rem;
  justify-content: center;
  margin: 0;
  padding: 1.5rem;
  background: var(--bg);
  color: var(--text);
  font: 0.9375rem/1.55 "IBM Plex Sans", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
header { grid-area: header; border-block-end: 1px solid var(--line); padding-block-end: 1rem; }
nav { grid-area: nav; position: sticky; inset-block-start: 1rem; align-self: start; max-block-size: calc(100vh - 2rem); overflow: auto; }
main { grid-area: main; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.01em; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.25rem; }
h3 { display: flex; gap: 0.6rem; align-items: baseline; margin: 0; font-size: 0.9rem; font-weight: 500; }
h4 { margin: 1.25rem 0 0.5rem; font-size: 0.95rem; }
p { margin: 0.75rem 0; max-inline-size: 46rem; }
header p { margin: 0.25rem 0 0; color: var(--muted); }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
nav h2 { margin: 1.25rem 0 0.25rem; color: var(--muted); font-size: 0.8rem; font-weight: 600; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: 0.2rem; color: var(--text); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }
code, pre { font-family: var(--mono); font-size: 0.875em; }
code { overflow-wrap: anywhere; }
pre {
  margin: 0.75rem 0;
  padding: 0.75rem 1rem;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--sunken);
  line-height: 1.5;
}
pre code { font-size: inherit; overflow-wrap: normal; }
pre { font-size: 0.8125rem; }
table { inline-size: 100%; margin: 0.75rem 0; border-collapse: collapse; font-size: 0.875rem; }
caption { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.45rem 0.75rem 0.45rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: baseline; }
thead th { color: var(--muted); font-weight: 500; font-size: 0.8125rem; }
tbody th { inline-size: 34%; font-weight: 500; }
tbody td:nth-child(2):not(:last-child) { inline-size: 30%; }
small, .example { color: var(--muted); font-size: 0.8125rem; }
small { font-weight: 400; white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.25rem; margin: 0.75rem 0; max-inline-size: 46rem; }
dt { color: var(--muted); }
dt code { color: var(--text); }
dd { margin: 0; }
.call { margin-block: 0.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.call > summary {
  display: grid;
  grid-template-columns: minmax(0, 26rem) 1fr;
  gap: 0.15rem 1rem;
  padding: 0.6rem 1rem;
  border-radius: 10px;
  cursor: pointer;
  list-style: none;
}
.call > summary::-webkit-details-marker { display: none; }
.call > summary:hover { background: var(--sunken); }
.call > summary > span { color: var(--muted); font-size: 0.875rem; }
.content { padding: 0 1rem 0.75rem; border-block-start: 1px solid var(--line); scroll-margin-block-start: 5rem; }
.content:target { border-block-start-color: var(--accent); }
.method {
  flex: none;
  inline-size: 4.25rem;
  padding: 0.05rem 0.4rem;
  border-radius: 7px;
  background: var(--accent-soft);
  color: var(--accent);
  font-size: 0.75rem;
  font-weight: 600;
  text-align: center;
}
.method.put { background: var(--amber-soft); color: var(--amber); }
.method.delete { background: var(--red-soft); color: var(--red); }
.sample > summary { padding-block: 0.25rem; color: var(--accent); cursor: pointer; font-size: 0.875rem; }
@media (width < 60rem) {
  body { display: block; padding: 1rem; }
  nav { position: static; max-block-size: none; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; }
  nav a { padding-block: 0.4rem; }
}
@media (width < 44rem) {
  .call > summary { grid-template-columns: 1fr; padding-inline: 0.75rem; }
  .content { padding-inline: 0.75rem; }
  table, tbody, tr, th, td { display: block; }
  thead { display: none; }
  tr { padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
  tbody th, tbody td, tbody td:nth-child(2):not(:last-child) { inline-size: auto; padding: 0.1rem 0; border: 0; }
  tbody td:empty { display: none; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-block-end: 0.5rem; }
}
@media print {
  :root { color-scheme: light; }
  body { display: block; padding: 0; background: none; font-size: 9.5pt; }
  nav, .sample, .content > p:first-child { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .call { border: 0; border-block-start: 1px solid var(--line); border-radius: 0; }
  .call > summary, .content { padding-inline: 0; }
  .content { border: 0; }
  .call > summary, h2, h4, thead { break-after: avoid; }
  tr, pre { break-inside: avoid; }
  a { color: inherit; text-decoration: none; }
}
`;
