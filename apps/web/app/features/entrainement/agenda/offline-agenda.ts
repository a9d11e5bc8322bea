import type { Agenda, AgendaItem } from '@foulee/contract/entrainement/agenda'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatDateLongue, formatHeure } from '@foulee/domain/shared/date'
import { escapeHtml, writeDocument, writeFoot, writeLines } from '#platform/offline/document.ts'
import { listDays } from './days.ts'

export const JOURS_GARDES = 28

export const getOfflineDays = (today: string) => ({
  du: today,
  au: addDays(today, JOURS_GARDES - 1),
})

export function writeAgenda(agenda: Agenda, today: string): string {
  const { du, au } = getOfflineDays(today)
  const days = listDays(agenda, du, au).filter(({ items }) => items.length > 0)
  const sections = days.map(
    ({ jour, items }) =>
      `<h2>${escapeHtml(capitalise(formatDateLongue(jour)))}</h2>\n${writeLines(items.map(toLine))}`,
  )
  const body = sections.join('\n') || '<p>Rien de prévu ces quatre prochaines semaines.</p>'
  const foot = writeFoot(formatDateLongue(today))
  return writeDocument('Mon agenda', `<h1>Mon agenda</h1>\n${body}\n${foot}`)
}

const ETATS = { prevu: null, fait: 'fait', manque: 'manqué', annule: 'annulé' } as const

/** Without a link: pages of members do not open offline. */
const toLine = ({ titre, heure, detail, etat }: AgendaItem) => ({
  titre: heure ? `${formatHeure(heure)} ${titre}` : titre,
  lien: null,
  faits: [detail, ETATS[etat]],
})

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
