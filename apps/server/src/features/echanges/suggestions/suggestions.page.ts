import type { Suggestion, Suggestions } from '@foulee/contract/echanges/suggestions'
import type { Emetteur } from '@foulee/domain/echanges/publication'
import { formatRaisonChose, formatRaisonPersonne } from '@foulee/domain/echanges/suggestion'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { findEmetteurs, getRefKey, toViewer } from '#features/echanges/fil/fil.page.ts'
import { findProfil } from '#features/membres/profil/profil.queries.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import {
  type ChoseRow,
  findChoses,
  findPersonnes,
  type SuggestionReader,
} from './suggestions.queries.ts'

type Context = Pick<Services, 'db' | 'registry' | 'clock' | 'lieux'> & { user: User }

async function getAsker({ db, user, lieux, clock }: Context): Promise<SuggestionReader> {
  const found = await findProfil(db, user.id)
  const { code_postal, ville, pays } = found?.profil ?? {}
  const isPlaced = Boolean(code_postal || ville) && (pays ?? 'FR') === 'FR'
  const address = { code_postal: code_postal ?? '', ville: ville ?? '' }
  const lieu = isPlaced ? await lieux.locate(address) : null
  return { id: user.id, profil: found?.profil ?? null, lieu, today: parisDate(clock()) }
}

export async function suggest(context: Context): Promise<Suggestions> {
  const { db, registry, user, clock } = context
  const asker = await getAsker(context)
  const [personnes, choses] = await Promise.all([findPersonnes(db, asker), findChoses(db, asker)])
  const reasons: [Ref, string | null][] = [
    ...personnes.map((row): [Ref, string | null] => [
      { kind: 'profil', id: row.id },
      formatRaisonPersonne(row),
    ]),
    ...choses.map((row): [Ref, string | null] => [row, reasonOf(row, asker)]),
  ]
  const found = await findEmetteurs(
    { db, kinds: registry.kinds, viewer: toViewer(user, clock()) },
    reasons.map(([ref]) => ref),
  )
  const listOf = (...kinds: Emetteur[]): Suggestion[] =>
    reasons.flatMap(([ref, raison]) => {
      const cible = kinds.includes(ref.kind) ? found.get(getRefKey(ref)) : undefined
      return cible?.url && raison ? [{ cible, raison }] : []
    })
  return {
    ville_connue: asker.lieu !== null,
    personnes: listOf('profil'),
    courses: listOf('course'),
    organisateurs: listOf('organisateur', 'magasin'),
  }
}

type Ref = { kind: Emetteur; id: number }

/** The query filters by wished distances and types, so that the wish is the reason. */
function reasonOf(row: ChoseRow, { profil }: SuggestionReader): string | null {
  const { min, max } = profil?.distance_courses ?? {}
  return formatRaisonChose({
    ...row,
    estDistance: Boolean(min || max),
    estType: Boolean(profil?.courses.length),
  })
}
