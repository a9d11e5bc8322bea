import type { Liste, ListeItem } from '@foulee/contract/echanges/liste'
import { isOver } from '@foulee/domain/echanges/liste'
import { getEntryKind, HELD } from './entries.ts'
import { type ListeSection, PLACES } from './entry-kind.ts'
import { getListeKind, type Held } from './liste-kinds.ts'

const FAITS: ListeSection = { key: 'faits', place: 'faits', title: 'Déjà faits' }

export function sectionOf({ type, item, extra }: ListeItem): ListeSection {
  if (isOver(extra.etat)) return FAITS
  const { sectionOf, open } = getEntryKind(type)
  return item ? sectionOf(item) : open
}

function inOrder(liste: Liste, type: Held): ListeItem[] {
  const entries: readonly ListeItem[] = liste[type]
  const isToCome = (entry: ListeItem) => sectionOf(entry).place === 'aVenir'
  const behind = entries.filter((entry) => !isToCome(entry))
  const isByDay = getListeKind(type).dayOf !== undefined
  return [...entries.filter(isToCome), ...(isByDay ? behind.reverse() : behind)]
}

export type FilledSection = { section: ListeSection; entries: ListeItem[] }

export function splitListe(liste: Liste): FilledSection[] {
  const filled = new Map<string, FilledSection>()
  for (const entry of HELD.flatMap((type) => inOrder(liste, type))) {
    const section = sectionOf(entry)
    const { entries } = filled.get(section.key) ?? { entries: [] }
    filled.set(section.key, { section, entries: [...entries, entry] })
  }
  const rankOf = ({ section }: FilledSection) => PLACES.indexOf(section.place)
  return [...filled.values()].toSorted((a, b) => rankOf(a) - rankOf(b))
}
