import type { Carte } from '@foulee/contract/club/cartes'
import { formatNumero } from '@foulee/domain/club/carte'
import { escapeHtml, writeDocument } from '#platform/offline/document.ts'
import { IN_THE_SUN } from '#ui/in-the-sun.ts'
import { drawQr } from '#ui/qr-code.tsx'
import { drawBars } from './bars.ts'

const STYLE = `body{background:#fff;color:#000;font-size:18px;text-align:center}main{padding:.5rem 0 2rem;display:grid;gap:1.25rem;justify-items:center}h1{font-size:1.75rem;margin:0}p{margin:0}svg{display:block;width:100%}.qr{max-width:18rem}.numero{font:700 1.375rem/1.2 ui-monospace,monospace;letter-spacing:.02em}`

/**
 * The card as a self-contained HTML page for offline use: large, black on white, for scanners and
 * sunlight.
 */
export function writeOfflinePage({ prenom, numero, niveau }: Carte): string {
  const qr = drawQr(numero)
  const bars = drawBars(numero, 44)
  const body = `<h1>Ma carte</h1><p>${escapeHtml(prenom)} · ${escapeHtml(niveau.nom)}</p><svg class="qr" role="img" aria-label="Code QR de ma carte" viewBox="0 0 ${qr.size} ${qr.size}" shape-rendering="crispEdges"><path d="${qr.path}"/></svg><svg role="img" aria-label="Code-barres de ma carte" viewBox="0 0 ${bars.width} 44" shape-rendering="crispEdges"><path d="${bars.path}"/></svg><p class="numero">${formatNumero(numero)}</p><p>${IN_THE_SUN}</p><p>Sans réseau, la carte gardée sur cet appareil s’affiche. Votre niveau date de votre dernière visite.</p><a href="/carte">Réessayer avec le réseau</a>`
  return writeDocument('Ma carte', body, STYLE)
}
