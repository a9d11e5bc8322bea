import type { KeptCode } from '../../../kept-codes.ts'
import { IN_THE_SUN } from '../../../ui/in-the-sun.ts'
import { writeQrSvg } from '../../../ui/qr-code.tsx'

/**
 * A code as a page of its own, whole in one file: what shows at its address when there is no network. It
 * runs nothing and asks for nothing.
 */
export function writeCodePage(code: KeptCode): string {
  const { titre, quand, ou, groupe, adresse } = code
  const lines = [quand, ou, groupe && `Groupe\u00a0: ${groupe}`].filter(Boolean)
  return writeDocument(
    titre,
    `<div class="code">${writeQrSvg(adresse)}</div>
<h1>${escapeHtml(titre)}</h1>
${lines.map((line) => `<p>${escapeHtml(String(line))}</p>`).join('\n')}
<p class="soft">Sans réseau\u00a0: voici votre code, gardé sur cet appareil. Montrez-le à l’accueil.</p>
<p class="soft">${IN_THE_SUN}</p>
<p><a href="/mes-evenements">Mes inscriptions</a></p>`,
  )
}

/** All codes that are kept. */
export const writeListPage = (codes: readonly KeptCode[]): string =>
  writeDocument(
    'Mes inscriptions',
    `<h1>Mes inscriptions</h1>
<p class="soft">Sans réseau\u00a0: voici les codes gardés sur cet appareil.</p>
<ul>${codes
      .map(
        ({ page, titre, quand }) =>
          `<li><a href="${escapeHtml(page)}">${escapeHtml(titre)}</a><br>${escapeHtml(quand)}</li>`,
      )
      .join('')}</ul>`,
  )

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

const writeDocument = (titre: string, body: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titre)} · Foulée</title>
<style>
:root{color-scheme:light}
body{margin:0 auto;max-width:26rem;padding:1rem;background:#faf8f3;color:#13211b;font:1.05rem/1.5 system-ui,sans-serif}
.code{padding:.5rem;border-radius:14px;background:#fff}
.code svg{display:block;width:100%}
h1{margin:1rem 0 .25rem;font-size:1.5rem;line-height:1.15;overflow-wrap:anywhere}
p{margin:.35rem 0;overflow-wrap:anywhere}
.soft{color:#4a5a52}
li{margin:.75rem 0}
a{display:inline-block;min-height:2.75rem;line-height:2.75rem;color:#0f5b3f}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
