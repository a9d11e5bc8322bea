import type { Acte, Nomme } from '@foulee/contract/equipe/admin'
import type { Db } from '@foulee/db/connect'
import { users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import type { Kind } from '@foulee/domain/shared/kinds'
import { inArray } from 'drizzle-orm'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { type EntityRef, entityKey, findEntities } from '#kernel/entity-types/find-entities.ts'

export type Noms = Pick<Acte, 'objet' | 'noms'>
type JournalAct = Pick<Acte, 'action' | 'objet_id' | 'details'>

const ON_MEMBERS: ReadonlySet<string> = new Set(['utilisateur', 'second_facteur', 'premium'])

const KEYS: Readonly<Record<string, Kind>> = {
  users_id: 'profil',
  created_by: 'profil',
  organisateurs_id: 'organisateur',
  agences_id: 'agence',
  magasins_id: 'magasin',
}

export async function labelActs(
  db: Db,
  kinds: EntityTypes,
  acts: readonly JournalAct[],
): Promise<(acte: JournalAct) => Noms> {
  const refs = acts.flatMap((acte) => [
    ...readObject(acte, kinds),
    ...readDetails(acte).map(([, ref]) => ref),
  ])
  const [people, entityRefs] = [
    refs.filter(({ kind }) => kind === 'profil'),
    refs.filter(({ kind }) => kind !== 'profil'),
  ]
  const names = new Map<string, Nomme>([
    ...(await findPeopleNames(
      db,
      people.map(({ id }) => id),
    )),
    ...[...(await findEntities(db, kinds, entityRefs))].map(
      ([name, { titre, url }]) => [name, { titre, url, users_id: null }] as const,
    ),
  ])
  const find = (ref: EntityRef): Nomme[] => [names.get(entityKey(ref)) ?? []].flat()
  return (acte) => ({
    objet: readObject(acte, kinds).flatMap(find)[0] ?? null,
    noms: Object.fromEntries(
      readDetails(acte).flatMap(([key, ref]) => find(ref).map((nom) => [key, nom])),
    ),
  })
}

/** Account names: staff are accountable for acts on members. */
async function findPeopleNames(db: Db, ids: readonly number[]) {
  if (!ids.length) return []
  const rows = await db
    .select({ id: users.id, prenom: users.prenom, nom: users.nom, supprime_le: users.supprime_le })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return rows.map(
    ({ supprime_le, ...user }) =>
      [
        entityKey({ kind: 'profil', id: user.id }),
        {
          titre: supprime_le ? 'Compte supprimé' : getDisplayName(user),
          url: supprime_le ? null : `/coureurs/${user.id}`,
          users_id: user.id,
        },
      ] as const,
  )
}

function readObject({ action, objet_id, details }: JournalAct, kinds: EntityTypes): EntityRef[] {
  const [subject = ''] = action.split('.')
  if (subject === 'signalement') {
    const { model, objet_id: about } = details
    return typeof about === 'number' && isKind(model, kinds) ? [{ kind: model, id: about }] : []
  }
  if (!objet_id) return []
  if (ON_MEMBERS.has(subject)) return [{ kind: 'profil', id: objet_id }]
  return isKind(subject, kinds) ? [{ kind: subject, id: objet_id }] : []
}

const readDetails = ({ details }: JournalAct): [key: string, ref: EntityRef][] =>
  Object.entries(KEYS).flatMap(([key, kind]): [string, EntityRef][] => {
    const id = details[key]
    return typeof id === 'number' ? [[key, { kind, id }]] : []
  })

const isKind = (name: unknown, kinds: EntityTypes): name is Kind =>
  typeof name === 'string' && Object.hasOwn(kinds, name)
