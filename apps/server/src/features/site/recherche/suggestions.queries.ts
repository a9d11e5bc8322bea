import type { GroupeTrouve, Suggestion } from '@foulee/contract/site/recherche'
import type { Db } from '@foulee/db/connect'
import type { Sujet } from '@foulee/domain/shared/trouver/lecture'
import { type Demande, readDemande } from '@foulee/domain/site/recherche'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import { toMots } from '#platform/geo/commune.ts'
import { searchEverywhere } from './recherche.queries.ts'
import { type Knowing, offerMeanings } from './sens.queries.ts'

/** Bounds of suggested searches per list: the text, its completions, and communes. */
const MOST_MEANT = 3
const MOST_NAMED = 3

type Typed = { q: string; quoi?: Sujet['quoi'] | undefined }
type Offers = { sens: Suggestion[]; groupes: GroupeTrouve[] }

/** Suggestions while typing (produit 14.28): searches of a list, then matches by name. */
export async function suggest(
  db: Db,
  entries: readonly RechercheEntry[],
  { q, quoi }: Typed,
  knowing: Knowing,
): Promise<Offers> {
  const offered = entries.filter(({ sens }) => sens && (!quoi || sens.quoi === quoi))
  const demande = readDemande(q)
  if (!demande) return { sens: [], groupes: [] }
  const [meant, groupes] = await Promise.all([
    Promise.all(
      offered.flatMap(({ sens }) => (sens ? offerMeanings(db, sens, q, MOST_MEANT, knowing) : [])),
    ),
    findNamed(db, offered, demande, knowing.now),
  ])
  const names = groupes.flatMap(({ resultats }) => resultats.map(({ titre }) => titre))
  return { sens: filterByAccents(meant.flat(), q, names), groupes }
}

/** A typed accent is meant: « sainté » is SaintéLyon where it exists, no commune « Sainte-… ». */
function filterByAccents(sens: Suggestion[], q: string, names: readonly string[]): Suggestion[] {
  const begins = (nom: string) => toLetters(nom).startsWith(toLetters(q))
  const isMeant = /\p{Diacritic}/u.test(q.normalize('NFD')) && names.some(begins)
  if (!isMeant) return sens
  return sens.filter(
    ({ lieu }) => !lieu || begins(lieu.nom) || !toMots(lieu.nom).startsWith(toMots(q)),
  )
}

const toLetters = (texte: string) =>
  texte
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const findNamed = (db: Db, entries: readonly RechercheEntry[], demande: Demande, now: Date) =>
  searchEverywhere(db, entries, { demande, page: 1, nb_page: MOST_NAMED, viewer: null, now })
