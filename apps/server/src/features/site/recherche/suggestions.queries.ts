import type { GroupeTrouve, Suggestion } from '@foulee/contract/site/recherche'
import type { Db } from '@foulee/db/connect'
import { parisDate } from '@foulee/domain/heure-paris'
import { type Demande, readDemande } from '@foulee/domain/site/recherche'
import { completerDemande } from '@foulee/domain/trouver/completer'
import { lireDemande, type Sujet } from '@foulee/domain/trouver/lecture'
import { nommerDemande } from '@foulee/domain/trouver/nommer'
import type { Kept } from '../../../recherche/kept.ts'
import type { RechercheEntry } from '../../../recherche/recherche-entry.ts'
import { searchEverywhere } from './recherche.queries.ts'

/** Searches that are offered of one list: what was typed, and what it may become. */
const MOST_MEANT = 3
/** Things of that name that are offered of each kind. */
const MOST_NAMED = 3

type Typed = { q: string; quoi?: Sujet['quoi'] | undefined }
type Meaning = NonNullable<RechercheEntry['sens']>
type Offers = { sens: Suggestion[]; groupes: GroupeTrouve[] }

/** What a field offers while one types (produit 14.28): searches of a list, then what is named so. */
export async function suggest(
  db: Db,
  entries: readonly RechercheEntry[],
  { q, quoi }: Typed,
  { kept, now }: { kept: Kept; now: Date },
): Promise<Offers> {
  const offered = entries.filter(({ sens }) => sens && (!quoi || sens.quoi === quoi))
  const demande = readDemande(q)
  if (!demande) return { sens: [], groupes: [] }
  const [meant, groupes] = await Promise.all([
    Promise.all(offered.flatMap(({ sens }) => (sens ? offerMeanings(db, sens, q, kept, now) : []))),
    findNamed(db, offered, demande, now),
  ])
  return { sens: meant.flat(), groupes }
}

/** What the text means as it stands, then as it may be finished; nothing that finds nothing. */
async function offerMeanings(
  db: Db,
  { quoi, countEach }: Meaning,
  q: string,
  kept: Kept,
  now: Date,
): Promise<Suggestion[]> {
  const sujet: Sujet = { quoi, today: parisDate(now) }
  const finished = completerDemande(q, sujet, MOST_MEANT)
  // A word that is being typed is none yet.
  const isWhole = !finished.length || !lireDemande(q, sujet).reste
  const read = [...(isWhole ? [q] : []), ...finished].flatMap((texte) => {
    const lecture = lireDemande(texte, sujet)
    return lecture.compris.length ? [{ texte, titre: nommerDemande(lecture, quoi) }] : []
  })
  const each = [...new Map(read.map((one) => [one.titre, one])).values()].slice(0, MOST_MEANT)
  const counts = await countEach(
    db,
    each.map(({ texte }) => texte),
    kept,
    now,
  )
  return each.flatMap((one, index) => {
    const nb = counts[index] ?? 0
    return nb ? [{ quoi, ...one, nb }] : []
  })
}

const findNamed = (db: Db, entries: readonly RechercheEntry[], demande: Demande, now: Date) =>
  searchEverywhere(db, entries, { demande, page: 1, nb_page: MOST_NAMED, viewer: null, now })
