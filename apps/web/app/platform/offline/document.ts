/** Static pages stored on a device: no script, no request. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

const STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;max-width:26rem;padding:1rem;background:#faf8f3;color:#13211b;font:1.05rem/1.5 system-ui,sans-serif}
h1{margin:1rem 0 .25rem;font-size:1.5rem;line-height:1.15;overflow-wrap:anywhere}
h2{margin:1.5rem 0 .25rem;font-size:1.15rem;line-height:1.2}
p{margin:.35rem 0;overflow-wrap:anywhere}
ul{padding-left:1.2rem}
li{margin:.75rem 0;overflow-wrap:anywhere}
.soft{color:#4a5a52}
.pied{margin-top:2rem}
a{display:inline-block;min-height:2.75rem;line-height:2.75rem;color:#0f5b3f}
li a{display:inline;padding:.75rem 0;line-height:inherit}`

/** Dark colours of the page. Codes stay light for cameras. */
const DARK = `@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#0f1613;color:#ecf1ec}.soft{color:#a9b8af}a{color:#5cc79a}}`

/**
 * @param body HTML, its texts escaped.
 * @param style replaces the dark colours
 */
export const writeDocument = (titre: string, body: string, style = DARK): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(titre)} · Foulée</title>
<style>
${STYLE}
${style}
</style>
</head>
<body>
<main id="contenu">
${body}
</main>
</body>
</html>
`

type Line = { titre: string; lien: string | null; faits: readonly (string | null)[] }

export function writeLines(lines: readonly Line[]): string {
  const items = lines.map(({ titre, lien, faits }) => {
    const name = lien ? `<a href="${escapeHtml(lien)}">${escapeHtml(titre)}</a>` : escapeHtml(titre)
    const facts = faits.filter((fait) => fait !== null && fait !== '').join(' · ')
    return `<li>${[name, escapeHtml(facts)].filter(Boolean).join('<br>')}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

export const writeFoot = (le: string): string =>
  `<p class="soft pied">Sans réseau\u00a0: voici ce qui a été gardé sur cet appareil le ${escapeHtml(le)}.</p>
<p><a href="/hors-ligne">Ce qui s’ouvre sans réseau</a></p>`
