import { entrainementEntry } from './entrainement.entry.tsx'
import type { EntryKind } from './entry-kind.ts'
import { epreuveEntry } from './epreuve.entry.tsx'
import type { EntryOf, Held } from './liste-kinds.ts'
import { parcoursEntry } from './parcours.entry.tsx'
import { voyageEntry } from './voyage.entry.tsx'

/** Every kind of entry, in the order in which the page shows them where they share a place. */
const ENTRIES: { readonly [T in Held]: EntryKind<EntryOf<T>> } = {
  epreuve: epreuveEntry,
  parcours: parcoursEntry,
  entrainement: entrainementEntry,
  voyage: voyageEntry,
}

export const HELD = Object.keys(ENTRIES) as readonly Held[]

/** The compiler cannot see that entries come to the kind of their own `type`; `ENTRIES` says so. */
export const getEntryKind = (type: Held) => ENTRIES[type] as EntryKind
