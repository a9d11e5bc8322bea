import type { Liste, ListeItem } from '@foulee/contract/echanges/liste'
import { escapeHtml, writeDocument, writeFoot, writeLines } from '#platform/offline/document.ts'
import { getEntryKind } from './entries.ts'
import { splitListe } from './liste-sections.ts'

export function writeListe(liste: Liste, le: string): string {
  const sections = splitListe(liste).map(
    ({ section, entries }) =>
      `<h2>${escapeHtml(section.title)}</h2>\n${writeLines(entries.map(toLine))}`,
  )
  const body = sections.join('\n') || '<p>Rien encore dans votre run list.</p>'
  return writeDocument('Ma run list', `<h1>Ma run list</h1>\n${body}\n${writeFoot(le)}`)
}

function toLine(entry: ListeItem) {
  const { gone, getName, toOfflineEntry } = getEntryKind(entry.type)
  if (!entry.item) return { titre: gone.text, lien: null, faits: [] }
  const { lien, faits } = toOfflineEntry(entry.item)
  return { titre: getName(entry.item), lien, faits: [...faits, entry.extra.note] }
}
