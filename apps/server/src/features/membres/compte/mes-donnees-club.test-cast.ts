import * as schema from '@foulee/db/schema'
import { createEvenement, createEvenementDate, createInscription } from '@foulee/testing/evenements'
import { nextNumber } from '@foulee/testing/factories'
import { createMagasin, createMagasinInvitation } from '@foulee/testing/magasins'
import { createReduction } from '@foulee/testing/reductions'
import { createSondage } from '@foulee/testing/sondages'
import { createAvantage, createCarte } from '#features/club/cartes/cartes.test-cast.ts'
import type { TestApp } from '#test/test-app.ts'

type People = { user: { id: number; email: string }; friend: number }

export async function createClub(t: TestApp, people: People) {
  const users_id = people.user.id
  await createShops(t, people)
  await createOffers(t, users_id)
  await createEvent(t, users_id)
  await createInscriptions(t, users_id)
  await createClubRows(t, { users_id, friend: people.friend })
}

async function createShops({ db, clock }: TestApp, { user, friend }: People) {
  const users_id = user.id
  const { id } = await createMagasin(db, clock.now, { membres: [users_id], created_by: users_id })
  const changes: Record<string, [unknown, unknown]> = { nom: ['Foulées', 'Foulées du Drac'] }
  await db
    .insert(schema.magasinVersions)
    .values({ magasins_id: id, version: 2, section: 'presentation', users_id, changes })
  await createMagasinInvitation(db, clock.now, { magasins_id: id, users_id })
  const accepted_at = '2026-03-01T10:00:00Z'
  const theirs = { users_id: friend, accepted_at, accepted_by: users_id }
  await createMagasinInvitation(db, clock.now, { magasins_id: id, ...theirs })
}

async function createOffers({ db, clock }: TestApp, users_id: number) {
  const sondage = await createSondage(db, clock.now, { created_by: users_id })
  await db.insert(schema.sondageReponses).values({
    sondages_id: sondage.id,
    users_id,
    reponses: { q1: 'c2' },
    textes: { q9: 'TEXTE-DE-SONDAGE' },
  })
  const reduction = await createReduction(db, clock.now, { created_by: users_id })
  await db.insert(schema.reductionRevelations).values({
    reductions_id: reduction.id,
    users_id,
    code: 'CODE-REVELE',
    une_fois: true,
  })
}

async function createEvent({ db, clock }: TestApp, users_id: number) {
  const { id: evenements_id } = await createEvenement(db, clock.now, { created_by: users_id })
  await db.insert(schema.evenementJournal).values({ evenements_id, vers: 1, users_id })
  const changes: Record<string, [unknown, unknown]> = { titre: ['Sortie', 'Grande sortie'] }
  const version = { evenements_id, version: 2, section: 'presentation', users_id, changes }
  await db.insert(schema.evenementVersions).values(version)
}

async function createInscriptions({ db, clock }: TestApp, users_id: number) {
  const { id: evenement_dates_id } = await createEvenementDate(db, clock.now)
  await createInscription(db, clock.now, { evenement_dates_id, users_id })
  await createInscription(db, clock.now, {
    evenement_dates_id,
    valide_le: clock.now.toISOString(),
    valide_par: users_id,
    valide_comment: 'nom',
  })
  await db.insert(schema.evenementVenus).values({
    evenement_dates_id,
    cle: 'venu',
    nom: 'NOM-D-UN-VENU',
    venu_le: clock.now.toISOString(),
    note_par: users_id,
  })
  const other = await createEvenementDate(db, clock.now)
  await db
    .insert(schema.evenementAttentes)
    .values({ evenement_dates_id: other.id, users_id, etat: 'attente' })
}

async function createClubRows(
  { db, clock }: TestApp,
  { users_id, friend }: { users_id: number; friend: number },
) {
  await db
    .insert(schema.faits)
    .values({ users_id, kind: 'sortie', cle: '1', jour: '2026-02-20', departement: '38' })
  const [badge] = await db
    .insert(schema.badges)
    .values({
      slug: `badge-${nextNumber()}`,
      titre: 'Badge',
      description: 'Un badge.',
      famille: 'premieres',
      regle: { fait: 'sortie', calcul: 'nombre', cible: 1, filtre: {} },
      medaille: { forme: 'rond', teinte: 'sapin', icone: 'chaussure', rang: 1, texte: '' },
    })
    .returning({ id: schema.badges.id })
  const badges_id = badge?.id ?? 0
  await db.insert(schema.badgeProgres).values({ users_id, badges_id, valeur: 1 })
  await db.insert(schema.badgeObtenus).values({ users_id, badges_id })
  await createCarte(db, users_id)
  const shop = await createMagasin(db, clock.now, { membres: [friend] })
  const { id: avantages_id } = await createAvantage(db, shop.id)
  const gift = { avantages_id, periode: 'toujours', remis_le: '2026-03-01T10:00:00Z' }
  await db.insert(schema.avantageRemises).values([
    { ...gift, users_id },
    { ...gift, users_id: friend, remis_par: users_id },
  ])
}
