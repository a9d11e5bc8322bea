import { entrainementEntry } from './entrainement.entry.tsx'
import type { EntryKind } from './entry-kind.ts'
import { epreuveEntry } from './epreuve.entry.tsx'
import type { EntryOf, Held } from './liste-kinds.ts'
import { parcoursEntry } from './parcours.entry.tsx'
import { voyageEntry } from './voyage.entry.tsx'

const ENTRIES: { readonly [T in Held]: EntryKind<EntryOf<T>> } = {
  epreuve: epreuveEntry,
  parcours: parcoursEntry,
  entrainement: entrainementEntry,
  voyage: voyageEntry,
}

export const HELD = Object.keys(ENTRIES) as readonly Held[]

/** `ENTRIES` guarantees the kind of each `type`, which TypeScript cannot infer. */
export const getEntryKind = (type: Held) => ENTRIES[type] as EntryKind
