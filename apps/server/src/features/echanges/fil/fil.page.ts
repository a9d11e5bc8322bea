import type {
  CartePublication,
  Emetteur,
  Publication,
  Reactions,
} from '@foulee/contract/echanges/fil'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { formatRaison, type PublicationKind } from '@foulee/domain/echanges/publication'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findEntities } from '#kernel/entity-types/find-entities.ts'
import type { Fil, FilRow, Viewer } from '#kernel/feed/fil-kind.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { findPeople, type Person } from './fil.people.ts'
import {
  type Candidate,
  type Details,
  findCandidates,
  findDetails,
  findHighlights,
  findNewer,
  findOne,
  findThese,
} from './fil.queries.ts'

export type FilContext = { db: Db; fil: Fil; kinds: EntityTypes; viewer: Viewer }

export const toViewer = (user: User, now: Date): Viewer => ({
  id: user.id,
  isStaff: user.compte.staff,
  now,
})

type People = ReadonlyMap<number, Person>
type Shown = { row: Candidate; carte: CartePublication; phrase: string; people: People }

/**
 * Loads the cards of rows, kind by kind, and drops rows that the viewer may not see. Keeps the
 * order.
 */
async function reveal(
  { db, fil, kinds, viewer }: FilContext,
  rows: readonly Candidate[],
): Promise<Shown[]> {
  const people = await findPeople(db, listMembers(rows), viewer)
  const follows = (users_id: number) => people.get(users_id)?.isFollowed ?? false
  const cards = new Map<number, Pick<Shown, 'carte' | 'phrase'>>()
  for (const [kind, group] of Map.groupBy(rows, (row) => row.kind)) {
    const entry = fil[kind]
    if (!entry) continue
    const open = entry.isPersonal ? group.filter((row) => isSeen(row, people)) : group
    if (!open.length) continue
    const found = await entry.find({ db, kinds, viewer, follows }, open)
    for (const [id, objet] of found) {
      cards.set(id, { carte: { kind, objet } as CartePublication, phrase: entry.phrase })
    }
  }
  return rows.flatMap((row) => {
    const card = cards.get(row.id)
    return card ? [{ row, people, ...card }] : []
  })
}

const listMembers = (rows: readonly FilRow[]): number[] =>
  rows.flatMap(({ users_id, emetteur_kind, emetteur_id }) =>
    [users_id, emetteur_kind === 'profil' ? emetteur_id : null].filter((id) => id !== null),
  )

const isSeen = ({ users_id }: FilRow, people: People): boolean =>
  users_id !== null && (people.get(users_id)?.isSeen ?? false)

type FilQuery = {
  page: number
  nb_page: number
  kind?: PublicationKind | undefined
  jusqua?: number | undefined
}

/**
 * Least number of rows in a further query once some rows of a page are hidden: avoids one query per
 * row.
 */
const ROUND_MIN = 50

/**
 * One page of a feed; rows are fetched until the page is full despite hidden ones.
 * @returns `nb`, the total as far as it is known
 */
export async function readFil(
  context: FilContext,
  { page, nb_page, ...reach }: FilQuery,
): Promise<{ data: Publication[]; nb: number }> {
  const rows = await findCandidates(context.db, { viewer: context.viewer, ...reach })
  const [from, end] = [(page - 1) * nb_page, page * nb_page]
  const found: Shown[] = []
  let read = 0
  while (found.length < end && read < rows.length) {
    const missing = end - found.length
    const batch = rows.slice(read, read + (read ? Math.max(missing, ROUND_MIN) : missing))
    found.push(...(await reveal(context, batch)))
    read += batch.length
  }
  return {
    data: await present(context, found.slice(from, end)),
    nb: rows.length - (read - found.length),
  }
}

export async function readHighlights(context: FilContext): Promise<Publication[]> {
  return present(context, await reveal(context, await findHighlights(context.db, context.viewer)))
}

export async function readThese(
  context: FilContext,
  ids: readonly number[],
): Promise<Publication[]> {
  return present(context, await reveal(context, await findThese(context.db, context.viewer, ids)))
}

export async function countNews(
  context: FilContext,
  depuis: number,
): Promise<{ nb: number; derniere: number }> {
  const rows = await findNewer(context.db, context.viewer, depuis)
  const shown = await reveal(context, rows)
  return { nb: shown.length, derniere: shown[0]?.row.id ?? depuis }
}

export async function getPublication(context: FilContext, id: number): Promise<Publication> {
  const shown = await findShown(context, id)
  const [found] = shown ? await present(context, [shown]) : []
  if (!found) throw new ApiError('publication_introuvable')
  return found
}

export const findSeen = async (context: FilContext, id: number): Promise<FilRow | null> =>
  (await findShown(context, id))?.row ?? null

async function findShown(context: FilContext, id: number): Promise<Shown | null> {
  const row = await findOne(context.db, context.viewer, id)
  const [shown] = row ? await reveal(context, [row]) : []
  return shown ?? null
}

async function present(context: FilContext, shown: readonly Shown[]): Promise<Publication[]> {
  const { db, viewer } = context
  const details = await findDetails(
    db,
    viewer,
    shown.map(({ row }) => row.id),
  )
  const refs: Ref[] = [
    ...shown.map(({ row }) => ({ kind: row.emetteur_kind, id: row.emetteur_id })),
    ...[...details.values()].flatMap(({ suivi_kind: kind, suivi_id: id }) =>
      kind ? { kind, id } : [],
    ),
  ]
  const people = new Map(shown.flatMap(({ people }) => [...people]))
  const emetteurs = await findEmetteurs(context, refs, people)
  return shown.flatMap((shown) => {
    const detail = details.get(shown.row.id)
    return detail ? [presentOne(shown, detail, { viewer, emetteurs })] : []
  })
}

type HydrationContext = { viewer: Viewer; emetteurs: ReadonlyMap<string, Emetteur> }

function presentOne(
  { row, carte, phrase }: Shown,
  detail: Details,
  { viewer, emetteurs }: HydrationContext,
): Publication {
  const { id, kind, mise_en_avant } = row
  const get = (ref: Ref) => emetteurs.get(getRefKey(ref)) ?? GONE
  const emetteur = get({ kind: row.emetteur_kind, id: row.emetteur_id })
  const { voie, suivi_kind, suivi_id, masque_le, texte } = detail
  const suivi = suivi_kind ? get({ kind: suivi_kind, id: suivi_id }).nom : ''
  const isMine = row.users_id === viewer.id
  return {
    id,
    kind,
    created_at: toIso(detail.created_at),
    emetteur,
    phrase,
    texte,
    est_modifiee: detail.updated_at !== null,
    carte,
    raison: formatRaison({ voie, suivi, emetteur: emetteur.nom, mise_en_avant }),
    mise_en_avant,
    reactions: presentReactions(detail),
    nb_commentaires: detail.nb_commentaires,
    masque: masque_le === null ? null : { le: toIso(masque_le), motif: detail.masque_motif ?? '' },
    droits: {
      modifier: isMine && kind === 'texte' && masque_le === null,
      supprimer: isMine && kind === 'texte',
      signaler: !isMine,
    },
  }
}

export const presentReactions = ({ types, ma_reaction }: Details): Reactions => ({
  nb: types.reduce((sum, { nb }) => sum + nb, 0),
  types,
  ma_reaction,
})

type Ref = { kind: Emetteur['kind']; id: number | null }
/** Key of a source, `course:12`; the site is `foulee:0`. */
export const getRefKey = ({ kind, id }: Ref) => `${kind}:${id ?? 0}`

const FOULEE: Emetteur = { kind: 'foulee', id: null, nom: 'Foulée', url: null, image: null }
/** An account can be deleted between two statements. */
const GONE: Emetteur = { ...FOULEE, kind: 'profil', nom: 'Compte supprimé' }

export async function findOwnEmetteur(context: FilContext): Promise<Emetteur> {
  const me: Ref = { kind: 'profil', id: context.viewer.id }
  return (await findEmetteurs(context, [me])).get(getRefKey(me)) ?? GONE
}

export async function findEmetteurs(
  { db, kinds, viewer }: Omit<FilContext, 'fil'>,
  refs: readonly Ref[],
  people: People = new Map(),
): Promise<ReadonlyMap<string, Emetteur>> {
  const found = new Map([[getRefKey(FOULEE), FOULEE]])
  const members = refs.flatMap(({ kind, id }) => (kind === 'profil' && id ? id : []))
  const unknownIds = members.filter((id) => !people.has(id))
  for (const [id, { nom, url, image }] of [
    ...people,
    ...(await findPeople(db, unknownIds, viewer)),
  ]) {
    found.set(getRefKey({ kind: 'profil', id }), { kind: 'profil', id, nom, url, image })
  }
  const entityRefs = refs.flatMap(({ kind, id }) =>
    kind === 'profil' || kind === 'foulee' || id === null ? [] : { kind, id },
  )
  for (const [name, entity] of await findEntities(db, kinds, entityRefs)) {
    const { id, titre: nom, url, image, is_visible } = entity
    const kind = entity.kind as Emetteur['kind']
    found.set(name, { kind, id, nom, url: is_visible ? url : null, image: image || null })
  }
  return found
}
