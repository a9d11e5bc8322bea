import { GESTES_MANAGED, type GesteManaged } from '@foulee/contract/shared/publication'
import { type Actor, ETAT, type Move } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import type { Letter } from '#kernel/notifications/notify-members.ts'
import type { Member, Membership } from '#kernel/organisations/membership.ts'
import type { User } from '#platform/http/user.ts'
import { type Edited, type GenreEdited, namesOfEdited } from './edited.ts'
import {
  type Answer,
  canRemove,
  listMoves,
  type MoveOf,
  type Owner,
  type Stored,
  TO,
} from './workflow.ts'

export type ManagedMove = MoveOf<GesteManaged>

type Owners = readonly [Membership, ...Membership[]]
type Held = Partial<Record<Membership['key'], number | null>>

/** The owning organisation; `id` is null for the staff's own content. */
function findOwner(row: Held, owners: Owners): { members: Membership; id: number | null } {
  const members = owners.find(({ key }) => row[key]) ?? owners[0]
  return { members, id: row[members.key] ?? null }
}

/** @param owners kinds of organisations that may own one */
export function editedByOrganisation(
  genre: GenreEdited,
  owners: Owners,
): Edited & { owners: Owners } {
  const names = namesOfEdited(genre)
  const table = sql.identifier(names.table)
  const keys = owners.map(({ key }) => sql.identifier(key))
  return {
    ...names,
    owners,
    async findOwned(tx, id, users_id) {
      const { rows } = await tx.execute<Held>(
        sql`select ${sql.join(keys, sql`, `)} from ${table} where id = ${id}`,
      )
      const owner = findOwner(rows[0] ?? {}, owners)
      if (owner.id === null) return null
      const isOwn = await owner.members.isMember(tx, owner.id, users_id)
      return { details: { [owner.members.key]: owner.id }, isOwn }
    },
    isInsider(id, user) {
      const isManaged = owners.map(({ key, isManaged }) =>
        isManaged(sql`o.${sql.identifier(key)}`, user),
      )
      return sql`exists (
        select from ${table} o where o.id = ${id} and (${sql.join(isManaged, sql` or `)}))`
    },
  }
}

type FindMove = (from: number, to: number, actor: Actor) => Move

type Owning<Row> = {
  findMove: FindMove
  /** Readers of the reason: of a cancellation, « les coureurs le liront »; otherwise the owners. */
  readers: { annuler: string; owners: string }
  owners: Owners
  mail: (row: Row, answer: Answer<GesteManaged>, member: Member) => Letter
}

const findManaged =
  (findMove: FindMove) =>
  ({ etat }: Stored, geste: GesteManaged, user: User): Move =>
    findMove(etat ?? ETAT.brouillon, TO[geste], user.compte.staff ? 'staff' : 'owner')

export function ownedByOrganisation<Row extends Stored & Held>({
  findMove,
  readers,
  owners,
  mail,
}: Owning<Row>): Owner<Row, GesteManaged> {
  return {
    gestes: GESTES_MANAGED,
    findMove: findManaged(findMove),
    reader: (geste) => (geste === 'annuler' ? readers.annuler : readers.owners),
    async isOwnMove(tx, row, user) {
      const { members, id } = findOwner(row, owners)
      return id !== null && members.isMember(tx, id, user.id)
    },
    details(row) {
      const { members, id } = findOwner(row, owners)
      return { [members.key]: id }
    },
    async findLetters(tx, row, answer) {
      const { members, id } = findOwner(row, owners)
      const found = id === null ? [] : await members.findMembers(tx, id)
      return found.map((member) => ({
        users_id: member.users_id,
        lettre: mail(row, answer, member),
      }))
    },
  }
}

export const listRights = (findMove: FindMove, row: Stored, user: User) => ({
  modifier: true,
  ...listMoves({ gestes: GESTES_MANAGED, findMove: findManaged(findMove) }, row, user),
  supprimer: canRemove(row),
})
