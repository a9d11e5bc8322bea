import type { Canal, Correspondant } from '@foulee/contract/echanges/messages'
import type { Db } from '@foulee/db/connect'
import { type EtatCanal, NON_LUS_MAX, type ObjetCanal } from '@foulee/domain/echanges/message'
import { getExtrait } from '@foulee/domain/echanges/message-regles'
import { hasDroit } from '@foulee/domain/membres/droits'
import { aNom } from '@foulee/domain/shared/de-nom'
import { sql } from 'drizzle-orm'
import { findPeople, type Person } from '#features/echanges/fil/fil.people.ts'
import type { ObjetDecrit } from '#kernel/channels/channel-kind.ts'
import { type ChannelKinds, getObjet } from '#kernel/channels/membres.ts'
import type { Services } from '#kernel/services.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { getDirectClosing } from './canaux.policy.ts'
import { type Details, findChannelIds, findDetails } from './canaux.queries.ts'
import { countObjet } from './foules.queries.ts'
import { findBlocked } from './rapports.queries.ts'

export type ViewerContext = {
  db: Db
  channelKinds: ChannelKinds
  user: User
  now: Date
  blocked: readonly number[]
}

export async function openViewerContext(
  { db, registry, clock }: Pick<Services, 'db' | 'registry' | 'clock'>,
  user: User,
): Promise<ViewerContext> {
  const blocked = await findBlocked(db, user.id)
  return { db, channelKinds: registry.channelKinds, user, now: clock(), blocked }
}

export const toReader = ({ channelKinds, user, blocked }: ViewerContext) => ({
  channelKinds,
  users_id: user.id,
  blocked,
})

export const toViewer = ({ user, now }: ViewerContext) => ({
  id: user.id,
  isStaff: user.compte.staff,
  now,
})

export const SUPPRIME: Correspondant = {
  users_id: null,
  nom: 'Compte supprimé',
  avatar: null,
  url: null,
}

export const presentPerson = (person: Person | undefined): Correspondant =>
  person
    ? {
        users_id: person.id,
        nom: person.nom,
        avatar: person.image,
        url: person.url,
        ...(person.isStaff && { equipe: true }),
      }
    : SUPPRIME

type CanauxQuery = {
  channels_id?: number | undefined
  users_id?: number | undefined
  filtre: 'tous' | 'non_lus' | 'demandes'
  page: number
  nb_page: number
}

/** One page of the member's channels; when both ids are given the channel wins (produit 13.11). */
export async function listCanaux(
  viewerContext: ViewerContext,
  { channels_id, users_id, ...query }: CanauxQuery,
): Promise<{ data: Canal[]; nb: number }> {
  const only = channels_id
    ? sql`c.id = ${channels_id}`
    : users_id
      ? sql`${users_id}::int in (c.membre_a, c.membre_b) and ${users_id}::int <> ${viewerContext.user.id}`
      : sql`true`
  const { ids, nb } = await findChannelIds(viewerContext.db, toReader(viewerContext), {
    ...query,
    only,
  })
  return { data: await presentCanaux(viewerContext, ids), nb }
}

/** Membership is checked by the caller. */
export async function presentCanal(viewerContext: ViewerContext, id: number): Promise<Canal> {
  const [canal] = await presentCanaux(viewerContext, [id])
  if (!canal) throw new Error('A channel that was just seen is gone.')
  return canal
}

/** Membership is checked by the caller; keeps the given order. */
export async function presentCanaux(
  viewerContext: ViewerContext,
  ids: readonly number[],
): Promise<Canal[]> {
  const { db } = viewerContext
  const rows = await findDetails(db, toReader(viewerContext), ids, NON_LUS_MAX)
  const people = await findPeople(db, listPeople(viewerContext, rows), toViewer(viewerContext))
  return presentDetails(viewerContext, rows, people)
}

export async function presentDetails(
  viewerContext: ViewerContext,
  rows: readonly Details[],
  loaded: Known['people'],
): Promise<Canal[]> {
  const objets = await findObjets(viewerContext, rows)
  const asking = [...objets.values()].flatMap(({ demandeur }) => demandeur ?? [])
  const demandeurs = await findPeople(viewerContext.db, asking, toViewer(viewerContext))
  const people = new Map([...loaded, ...demandeurs])
  return rows.map((row) => presentOne(viewerContext, row, { people, objets }))
}

export const listPeople = ({ user }: ViewerContext, rows: readonly Details[]): number[] =>
  rows.flatMap((row) => [row.dernier?.users_id, otherOf(row, user.id)].filter((id) => id != null))

const otherOf = ({ membre_a, membre_b }: Details, users_id: number) =>
  membre_a === users_id ? membre_b : membre_a

type ObjetSummary = ObjetDecrit & { nb: number }
const getObjetKey = (kind: ObjetCanal, id: number) => `${kind}:${id}`

async function findObjets(
  { db, channelKinds, now }: ViewerContext,
  rows: readonly Details[],
): Promise<ReadonlyMap<string, ObjetSummary>> {
  const found = new Map<string, ObjetSummary>()
  for (const [kind, group] of Map.groupBy(rows, ({ objet_kind }) => objet_kind)) {
    if (kind === null) continue
    const ids = group.flatMap(({ objet_id }) => objet_id ?? [])
    const [described, counts] = await Promise.all([
      getObjet(channelKinds, kind).describe(db, ids, now),
      countObjet({ db, channelKinds, now }, kind, ids),
    ])
    for (const [id, summary] of described) {
      found.set(getObjetKey(kind, id), { ...summary, nb: counts.get(id) ?? 0 })
    }
  }
  return found
}

type Known = { people: ReadonlyMap<number, Person>; objets: ReadonlyMap<string, ObjetSummary> }

function presentOne(viewerContext: ViewerContext, row: Details, { people, objets }: Known): Canal {
  const { user, channelKinds } = viewerContext
  const { objet_kind, objet_id } = row
  const objet = objet_kind !== null && objet_id !== null ? { kind: objet_kind, id: objet_id } : null
  const summary = objet ? objets.get(getObjetKey(objet.kind, objet.id)) : undefined
  const other = row.type === 'direct' ? people.get(otherOf(row, user.id) ?? 0) : undefined
  const interlocuteur = row.type === 'direct' ? presentPerson(other) : null
  const fermeture =
    row.type === 'direct'
      ? getDirectClosing(row.etat && { etat: row.etat }, row.est_parti)
      : (summary?.fermeture ?? null)
  const nb_membres = summary?.nb ?? row.nb_membres
  const shown = summary && turn(summary, people, user.id)
  const canWrite = hasDroit(user.compte, 'ecrire_message')
  return {
    id: row.id,
    type: row.type,
    nom: interlocuteur?.nom ?? shown?.nom ?? row.nom ?? 'Discussion',
    precision: interlocuteur
      ? ''
      : [formatCount(nb_membres), shown?.precision].filter(Boolean).join(' · '),
    image: interlocuteur?.avatar ?? shown?.image ?? null,
    objet,
    url: interlocuteur?.url ?? shown?.url ?? null,
    interlocuteur,
    nb_membres,
    dernier: presentDernier(viewerContext, row, people),
    nb_non_lus: row.nb_non_lus,
    premier_non_lu: row.premier_non_lu,
    est_muet: row.est_muet,
    etat: readEtat(row.etat, fermeture),
    droits: {
      ecrire: fermeture === null && canWrite,
      gerer: row.type === 'groupe' && row.est_gerant && canWrite,
      quitter: objet ? getObjet(channelKinds, objet.kind).peutQuitter : row.type === 'groupe',
    },
    fermeture,
  }
}

/** Perspective of a contact: the structure's side sees the author and the structure written to. */
function turn(
  summary: ObjetSummary,
  people: Known['people'],
  me: number,
): Pick<ObjetSummary, 'nom' | 'precision' | 'image' | 'url'> {
  const { demandeur } = summary
  if (demandeur === undefined || demandeur === me) return summary
  const { nom, avatar, url } = presentPerson(people.get(demandeur))
  return { nom, precision: `A écrit ${aNom(summary.nom)}`, image: avatar, url }
}

const formatCount = (nb: number) => `${nb}\u00a0${nb > 1 ? 'personnes' : 'personne'}`

function readEtat(etat: Details['etat'], fermeture: string | null): EtatCanal {
  if (etat === 'demande_recue' || etat === 'demande_envoyee') return etat
  return fermeture === null ? 'ouvert' : 'ferme'
}

function presentDernier(
  { user }: ViewerContext,
  { dernier }: Details,
  people: Known['people'],
): Canal['dernier'] {
  if (!dernier) return null
  const est_moi = dernier.users_id === user.id
  return {
    id: dernier.id,
    extrait: getExtrait({ ...dernier, est_masque: dernier.est_masque && !est_moi }),
    est_moi,
    nom: presentPerson(people.get(dernier.users_id ?? 0)).nom,
    created_at: toIso(dernier.created_at),
  }
}
