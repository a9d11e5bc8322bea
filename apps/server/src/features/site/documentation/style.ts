export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f3, #0f1613); --surface: light-dark(#fff, #17201c);
  --ink: light-dark(#13211b, #ecf1ec); --ink-soft: light-dark(#4a5a52, #a9b8af);
  --line: light-dark(#dfe3da, #2a3731); --sapin: light-dark(#0f5b3f, #5cc79a);
  --wash: light-dark(#e6f0e9, #1b3329); --balise: light-dark(#ff5a1f, #ff7a45);
  --ciel: light-dark(#1f6fb2, #6fb7ee);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
a { color: var(--sapin); text-underline-offset: 2px; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--ciel); outline-offset: 2px; }
code { font: 0.875em/1.4 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
h1, h2, h3, h4 { font-family: "Bricolage Grotesque", system-ui, sans-serif; line-height: 1.1; margin: 0; }
h1 { font-size: 2.25rem; } h2 { font-size: 1.75rem; margin-bottom: 16px; }
h3 { font-size: 1.125rem; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; line-height: 1.4; }
h3 a { color: inherit; text-decoration: none; overflow-wrap: anywhere; } h3 a:hover { text-decoration: underline; }
h4 { font-size: 1rem; margin-top: 20px; }
p { margin: 8px 0; max-width: 72ch; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; background: var(--surface); padding: 8px; }
header { padding: 32px 24px 24px; border-bottom: 1px solid var(--line); }
.brand { margin: 0 0 4px; font-weight: 700; color: var(--sapin); border-left: 6px solid var(--balise); padding-left: 8px; }
.layout { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 1280px; margin: auto; }
nav { padding: 16px 24px; font-size: 0.875rem; max-height: 40vh; overflow-y: auto; border-bottom: 1px solid var(--line); }
nav ul { list-style: none; margin: 0; padding: 0; } nav ul ul { padding-left: 12px; margin-bottom: 12px; }
nav a { display: block; padding: 4px 0; overflow-wrap: anywhere; } nav > ul > li > a { font-weight: 700; }
nav [aria-current] { color: var(--ink); }
#appels ul { list-style: none; padding: 0; margin: 8px 0 24px; } #appels li { padding: 2px 0; } #appels a { overflow-wrap: anywhere; }
pre { margin: 0; }
main { padding: 24px; min-width: 0; }
section { margin-bottom: 48px; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 20px; margin-bottom: 16px; }
article:target { border-color: var(--sapin); }
dt { font-weight: 700; margin-top: 12px; } dd { margin: 0; max-width: 80ch; }
.method { font-weight: 700; color: var(--ciel); } .method.post { color: var(--sapin); }
.access { font-size: 0.875rem; font-weight: 400; line-height: 1; background: var(--wash); border-radius: 99px; padding: 6px 10px; }
.scroll { overflow-x: auto; margin: 8px 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--ink-soft); } tbody th { font-weight: 400; } tbody th code { overflow-wrap: normal; } td { min-width: 9rem; }
.codes { list-style: none; padding: 0; margin: 8px 0; font-size: 0.875rem; } .codes li { padding: 2px 0; }
@media (min-width: 960px) {
  .layout { grid-template-columns: 300px minmax(0, 1fr); }
  nav { position: sticky; top: 0; max-height: 100vh; border: 0; align-self: start; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; }
  nav, .skip { display: none; } article { break-inside: avoid; border-radius: 0; } .scroll { overflow: visible; }
  body { font-size: 10pt; }
}
`
