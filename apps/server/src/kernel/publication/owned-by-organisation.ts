import { GESTES_MANAGED, type GesteManaged } from '@foulee/contract/shared/publication'
import { type Actor, ETAT, type Move } from '@foulee/domain/shared/publication'
import type { Letter } from '#kernel/notifications/notify-members.ts'
import type { Member, Membership } from '#kernel/organisations/membership.ts'
import type { User } from '#platform/http/user.ts'
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

type FindMove = (from: number, to: number, actor: Actor) => Move

type Owning<Row> = {
  findMove: FindMove
  /** Readers of the reason: of a cancellation, « les coureurs le liront »; otherwise the owners. */
  readers: { annuler: string; owners: string }
  /** Owning structure, null for the staff's own content; and its column in the staff's journal. */
  ownerOf: (row: Row) => { members: Membership; column: string; id: number | null }
  mail: (row: Row, answer: Answer<GesteManaged>, member: Member) => Letter
}

const findManaged =
  (findMove: FindMove) =>
  ({ etat }: Stored, geste: GesteManaged, user: User): Move =>
    findMove(etat ?? ETAT.brouillon, TO[geste], user.compte.staff ? 'staff' : 'owner')

export function ownedByOrganisation<Row extends Stored>({
  findMove,
  readers,
  ownerOf,
  mail,
}: Owning<Row>): Owner<Row, GesteManaged> {
  return {
    gestes: GESTES_MANAGED,
    findMove: findManaged(findMove),
    reader: (geste) => (geste === 'annuler' ? readers.annuler : readers.owners),
    async isOwnMove(tx, row, user) {
      const { members, id } = ownerOf(row)
      return id !== null && members.isMember(tx, id, user.id)
    },
    details(row) {
      const { column, id } = ownerOf(row)
      return { [column]: id }
    },
    async findLetters(tx, row, answer) {
      const { members, id } = ownerOf(row)
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
