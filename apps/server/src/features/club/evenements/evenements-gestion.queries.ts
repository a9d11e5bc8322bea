import type { Porteur } from '@foulee/contract/club/evenements'
import type {
  DateGeree,
  EvenementGestion,
  MonEvenement,
} from '@foulee/contract/club/evenements-edition'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  describeChanges,
  describeDeed,
  describeMove,
  labelSection,
} from '@foulee/domain/club/evenement-historique'
import {
  findMissingForSubmission,
  findMove,
  getCompletude,
} from '@foulee/domain/club/evenement-publication'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findEntity, isOwner } from '#kernel/entity-types/find-entities.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { createHistory } from '#kernel/publication/history.ts'
import { listRights } from '#kernel/publication/owned-by-organisation.ts'
import { byName } from '#platform/db/by-name.ts'
import type { User } from '#platform/http/user.ts'
import {
  type CardFacts,
  type DateFacts,
  dateFields,
  type EvenementFacts,
  findCardFacts,
  findWholeFacts,
} from './evenement-facts.ts'
import { getOwnedEvenement, isMine, type OwnedEvenement } from './evenements.policy.ts'
import { presentCard, presentDate, presentPorteur } from './evenements.presenter.ts'
import { readEvenement } from './evenements.queries.ts'
import { EDITED } from './evenements-versions.ts'

type Reader = { db: Db; kinds: EntityTypes; user: User; now: Date }

export async function getGestion(
  { db, kinds, user, now }: Reader,
  id: number,
): Promise<EvenementGestion> {
  // The version is read before the event: a save in between is then detected.
  const row = await getOwnedEvenement(db, user, id)
  const evenement = await readEvenement(db, id, now)
  const draft = { ...evenement, titre: row.titre }
  const { part, conseils } = getCompletude(draft)
  const parcours = await readParcours({ db, kinds, user, now }, row)
  const hidden = parcours && !parcours.est_visible ? [HIDDEN] : []
  return {
    evenement: draft,
    parcours,
    dates: await findDatesGerees(db, id, now),
    delai_attente_heures: row.delai_attente_heures,
    version: row.version,
    manques: findMissingForSubmission(draft),
    conseils: [...hidden, ...conseils],
    completude: part,
    renvoi_motif: row.renvoi_motif,
    droits: listRights(findMove, row, user),
  }
}

const HIDDEN = {
  champ: 'parcours_id',
  message: 'Le parcours n’est pas visible de tous\u00a0: rien n’en est montré.',
}

async function readParcours(
  { db, kinds, user }: Reader,
  { parcours_id }: OwnedEvenement,
): Promise<EvenementGestion['parcours']> {
  if (parcours_id === null) return null
  const entity = await findEntity(db, kinds, { kind: 'parcours', id: parcours_id })
  const est_visible = entity?.is_visible ?? false
  const mayRead = est_visible || (entity && (await isOwner(db, kinds, entity, user.id)))
  return { id: parcours_id, nom: (mayRead && entity?.titre) || null, est_visible }
}

const SHOWN_PAST = 50

type Row = DateFacts & Pick<DateGeree, 'nb_inscrits' | 'nb_attentes' | 'a_part'>

async function findDatesGerees(db: Db, id: number, now: Date): Promise<DateGeree[]> {
  const fields = sql`json_build_object(${dateFields('d')}, 'a_part', d.a_part,
    'nb_inscrits', (select count(*)::int from inscriptions i
      where i.evenement_dates_id = d.id and i.etat = 'inscrit'),
    'nb_attentes', (select count(*)::int from evenement_attentes a
      where a.evenement_dates_id = d.id and a.etat in ('attente', 'proposee')))`
  const at = now.toISOString()
  const { rows } = await db.execute<{ date: Row }>(sql`
    (select ${fields} as date from evenement_dates d
      where d.evenements_id = ${id} and d.fin > ${at} order by d.debut, d.id)
    union all
    (select ${fields} from evenement_dates d
      where d.evenements_id = ${id} and d.fin <= ${at}
      order by d.debut desc, d.id desc limit ${SHOWN_PAST})`)
  return rows.map(({ date }) => presentGeree(date, now))
}

function presentGeree({ a_part, nb_inscrits, nb_attentes, ...facts }: Row, now: Date): DateGeree {
  const isOpen = facts.annule_le === null && new Date(facts.debut) > now
  return {
    ...presentDate(facts, now),
    places_prises: facts.places_prises,
    nb_inscrits,
    nb_attentes,
    a_part,
    droits: { modifier: isOpen, annuler: isOpen },
  }
}

type Page = { page: number; nb_page: number }

export async function findMyEvenements(
  db: Db,
  { users_id, now, page, nb_page }: Page & { users_id: number; now: Date },
): Promise<{ data: MonEvenement[]; nb: number }> {
  const mine = isMine(users_id)
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from evenements where ${mine}
    order by updated_at desc, id desc limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const ids = rows.map(({ id }) => id)
  // Missing fields depend on the whole event except its dates.
  const found = await findWholeFacts(db, ids, now, 0)
  return {
    data: found.map((facts) => presentMine(facts, now)),
    nb: await db.$count(t.evenements, mine),
  }
}

const presentMine = (facts: EvenementFacts, now: Date): MonEvenement => ({
  evenement: presentCard(facts, now),
  completude: getCompletude(facts).part,
  nb_manques: findMissingForSubmission(facts).length,
  renvoi_motif: facts.renvoi_motif,
})

export async function findWaiting(db: Db, { page, nb_page }: Page, now: Date) {
  const isWaiting = sql`etat = ${ETAT.validation}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from evenements where ${isWaiting}
    order by updated_at, id limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const shown = rows.map(({ id }) => ({ id, dates_id: null }))
  const facts = await findCardFacts(db, shown, now)
  return {
    data: facts.map((fact) => presentCard(fact, now)),
    nb: await db.$count(t.evenements, isWaiting),
  }
}

type Holder = NonNullable<CardFacts['organisateur']>

export async function findPorteurs(db: Db, user: User): Promise<Porteur[]> {
  const { rows } = await db.execute<Holder & { type: 'organisateur' | 'magasin' }>(sql`
    select * from (select 'organisateur' as type, o.id, o.slug, o.nom, o.logo, o.ville,
      o.verifie_le is not null or exists (
        select from course_cards k where k.organisateurs_id = o.id and k.is_visible) as est_public
    from organisateurs o where ${ofOrganisateur.isManaged(sql`o.id`, user.id)}
    union all
    select 'magasin', m.id, m.slug, m.nom, m.logo, m.ville, m.etat >= 100
    from magasins m where ${ofMagasin.isManaged(sql`m.id`, user.id)}
    ) held order by type desc, ${byName(sql`nom`)}, id`)
  const held = rows.map(({ type, ...holder }) =>
    presentPorteur(
      type === 'organisateur'
        ? { organisateur: holder, magasin: null }
        : { organisateur: null, magasin: holder },
    ),
  )
  const staff = presentPorteur({ organisateur: null, magasin: null })
  return user.compte.staff ? [...held, staff] : held
}

export const findHistory = createHistory({
  edited: EDITED,
  labelSection,
  describeChanges,
  describeMove,
  describeDeed,
})
