import type { OfflineCode } from '#platform/offline/codes.ts'
import { escapeHtml, writeDocument } from '#platform/offline/document.ts'
import { IN_THE_SUN } from '#ui/in-the-sun.ts'
import { writeQrSvg } from '#ui/qr-code.tsx'

/** A code as a self-contained HTML page without scripts, served offline at its URL. */
export function writeCodePage(code: OfflineCode): string {
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
    STYLE,
  )
}

export const writeListPage = (codes: readonly OfflineCode[]): string =>
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

const STYLE = `.code{padding:.5rem;border-radius:14px;background:#fff}
.code svg{display:block;width:100%}`
