import type { EtapeFeuille, FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { formatNombre, formatTemps } from '@foulee/domain/shared/mesure'
import { useEffect } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { escapeHtml, writeDocument, writeFoot, writeLines } from '#platform/offline/document.ts'
import { clearOfflineFeuille, saveOfflineFeuille } from '#platform/offline/my-pages.ts'
import { margeText, momentText, nameOf, startText, totalText } from './feuille-texts.ts'
import type { MyFeuille } from './use-my-feuille.ts'

export function writeFeuille(feuille: FeuilleDeRoute, title: string, le: string): string {
  const body = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>Départ ${escapeHtml(startText(feuille))}. ${escapeHtml(totalText(feuille))}</p>`,
    writeLines(feuille.etapes.map(toLine)),
    writeFoot(le),
  ]
  return writeDocument(`Feuille de route\u00a0: ${title}`, body.join('\n'))
}

const toLine = (etape: EtapeFeuille) => {
  const { metres, passage, temps, arret, barriere } = etape
  return {
    titre: `${momentText(passage)} ${nameOf(etape)}`,
    lien: null,
    faits: [
      `km\u00a0${formatNombre(metres / 1000, 1)}`,
      `en ${formatTemps(temps)}`,
      arret ? `arrêt ${formatTemps(arret)}` : null,
      barriere && `barrière ${momentText(barriere, passage)}, ${margeText(barriere)}`,
    ],
  }
}

/**
 * Stores the member's roadbook on their device; the public page of a target or a level is stored by the
 * service worker, and takes its place.
 */
export function useOfflineFeuille(
  path: string,
  title: string,
  { feuille, isPlan }: MyFeuille,
): void {
  const today = useToday()
  const html = feuille ? writeFeuille(feuille, title, formatDateLongue(today)) : null
  useEffect(() => {
    if (isPlan) void clearOfflineFeuille(path)
    else if (html !== null) void saveOfflineFeuille(path, html)
  }, [path, html, isPlan])
}
