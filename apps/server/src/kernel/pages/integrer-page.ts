import { type Html, html } from '#platform/markup/html.ts'

export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fff, #17201c); --ink: light-dark(#13211b, #ecf1ec);
  --ink-soft: light-dark(#4a5a52, #a9b8af); --line: light-dark(#dfe3da, #2a3731);
  --sapin: light-dark(#0f5b3f, #5cc79a); --wash: light-dark(#e6f0e9, #1b3329);
  --balise: light-dark(#ff5a1f, #ff7a45); --rouge: light-dark(#c8232c, #ff6b6b);
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); padding: 16px 18px;
  font: 1rem/1.45 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
h1 { font: 700 1.25rem/1.15 "Bricolage Grotesque", system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: inherit; text-underline-offset: 2px; }
a:focus-visible { outline: 3px solid var(--sapin); outline-offset: 2px; }
h1 a { text-decoration: none; } h1 a:hover { text-decoration: underline; }
.soft { color: var(--ink-soft); }
.state { display: inline-block; margin-top: 8px; padding: 3px 10px; border-radius: 99px;
  background: var(--wash); font-size: 0.875rem; font-weight: 600; }
.off { color: var(--rouge); }
ul { list-style: none; padding: 0; margin: 12px 0; border-top: 1px solid var(--line); }
li { display: flex; justify-content: space-between; gap: 12px; padding: 6px 0; border-bottom: 1px solid var(--line); }
li span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
.foot { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; align-items: center; font-size: 0.875rem; }
.go { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: 8px;
  background: var(--balise); color: #13211b; font-weight: 700; text-decoration: none; }
.brand { font-weight: 700; color: var(--sapin); border-left: 5px solid var(--balise); padding-left: 7px; }
`

export type FrameContent = {
  nom: string
  path: string
  place: string
  body: Html
  see: string
}

/** Embeddable page of an entity: no script, no cookie, no subresource. */
export function renderFrame(
  { nom, path, place, body, see }: FrameContent,
  publicUrl: string,
): string {
  const url = `${publicUrl}${path}`
  return html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${nom}, sur Foulée</title>
<link rel="canonical" href="${url}">
<style>${{ html: STYLE }}</style>
</head>
<body>
<main>
<h1><a href="${url}" target="_blank" rel="noopener">${nom}</a></h1>
<p class="soft">${place}</p>
${body}
<p class="foot">
<a class="go" href="${url}" target="_blank" rel="noopener">${see}</a>
<a class="brand" href="${publicUrl}" target="_blank" rel="noopener">Foulée</a>
</p>
</main>
</body>
</html>
`.html
}
