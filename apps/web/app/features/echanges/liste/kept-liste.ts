import type { Liste, ListeItem } from '@foulee/contract/echanges/liste'
import { formatDate, formatDateRange, formatHeure } from '@foulee/domain/date'
import { escapeHtml, writeDocument, writeFoot, writeLines } from '../../../kept-document.ts'
import { getEntryKind } from './entries.ts'
import { splitListe } from './liste-sections.ts'

/** The run list as a page that needs nothing else. */
export function writeListe(liste: Liste, le: string): string {
  const sections = splitListe(liste).map(
    ({ section, entries }) =>
      `<h2>${escapeHtml(section.title)}</h2>\n${writeLines(entries.map(toLine))}`,
  )
  const body = sections.join('\n') || '<p>Rien encore dans votre run list.</p>'
  return writeDocument('Ma run list', `<h1>Ma run list</h1>\n${body}\n${writeFoot(le)}`)
}

function toLine(entry: ListeItem) {
  const { gone } = getEntryKind(entry.type)
  if (!entry.item) return { titre: gone.text, lien: null, faits: [] }
  const titre = getEntryKind(entry.type).nameOf(entry.item)
  const { lien, faits } = readFacts(entry)
  return { titre, lien, faits: [...faits, entry.extra.note] }
}

/** Public pages open without a network once they were read: those of things rather than of members. */
function readFacts(entry: ListeItem): { lien: string | null; faits: (string | null)[] } {
  switch (entry.type) {
    case 'epreuve': {
      if (!entry.item) break
      const { course, edition, epreuve } = entry.item
      const day = epreuve.date_depart
        ? formatDate(epreuve.date_depart)
        : formatDateRange(edition.date_debut, edition.editions_fin)
      const hour = epreuve.heure_depart && formatHeure(epreuve.heure_depart)
      return { lien: `/courses/${course.slug}`, faits: [day, hour, course.ville] }
    }
    case 'parcours':
      if (!entry.item) break
      return { lien: `/parcours/${entry.item.slug}`, faits: [entry.item.ville] }
    case 'entrainement':
      if (!entry.item) break
      return { lien: `/training/${entry.item.slug}`, faits: [] }
    case 'voyage': {
      if (!entry.item) break
      const { slug, lieu, prochain } = entry.item
      const days = prochain && formatDateRange(prochain.debut, prochain.fin)
      return { lien: `/sejours/${slug}`, faits: [days, lieu] }
    }
  }
  return { lien: null, faits: [] }
}
