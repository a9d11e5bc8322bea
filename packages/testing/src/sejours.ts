import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { computePrix, holdsPlaces, isSure } from '@foulee/domain/sejours/reservation'
import { addDays } from '@foulee/domain/shared/calendrier'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { slugify } from '@foulee/domain/shared/slug'
import { eq, sql } from 'drizzle-orm'
import { createUser, dayFrom, nextName, nextNumber, PHOTO } from './factories.ts'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

function first<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export type NewAgence = New<typeof t.agences> & { membres?: number[] }

export async function createAgence(db: Db, { membres = [], ...values }: NewAgence = {}) {
  const nom = values.nom ?? nextName('Agence')
  const n = nextNumber()
  const agence = first(
    await db
      .insert(t.agences)
      .values({
        nom,
        slug: `${slugify(nom)}-${n}`,
        email: `bonjour-${n}@agence.exemple.fr`,
        ville: 'Annecy',
        adresse: '3 rue du Lac',
        code_postal: '74000',
        immatriculation: 'IM074210003',
        garant: 'APST',
        garant_adresse: '15 avenue Carnot, 75017 Paris',
        assureur: 'Hiscox',
        assureur_adresse: '38 avenue de l’Opéra, 75002 Paris',
        recherche: normalizeTexte(`${nom} ${values.ville ?? 'Annecy'}`),
        verifie_le: '2026-01-05T09:00:00Z',
        ...values,
      })
      .returning(),
  )
  for (const users_id of membres) {
    await db
      .insert(t.agenceMembres)
      .values({ agences_id: agence.id, users_id, origine: 'creation' })
  }
  return agence
}

export type NewVoyage = New<typeof t.voyages> & {
  journees?: New<typeof t.voyageJournees>[]
  inclus?: New<typeof t.voyageInclus>[]
  photos?: New<typeof t.voyagePhotos>[]
  /** One departure in sixty days by default; `[]` for none. */
  departs?: Omit<NewDisponibilite, 'voyages_id'>[]
}

export async function createVoyage(db: Db, now: Date, input: NewVoyage = {}) {
  const { journees, inclus, photos = [], departs = [{}], ...values } = input
  const titre = values.titre ?? nextName('Tour')
  const etat = values.etat ?? 100
  const voyage = first(
    await db
      .insert(t.voyages)
      .values({
        agences_id: values.agences_id ?? (await createAgence(db)).id,
        titre,
        slug: `${slugify(titre)}-${nextNumber()}`,
        description: 'Quatre jours de refuge en refuge, à courir et à marcher.',
        lieu: 'Chamonix',
        pays: 'FR',
        region: '84',
        departement: '74',
        position: [6.8694, 45.9237],
        duree_jours: 4,
        niveau: 'confirme',
        sports: ['trail'],
        reglement: 'Par virement ou par carte, directement à l’agence.',
        bareme: [
          { jours: 30, part: 30 },
          { jours: 7, part: 100 },
        ],
        etat,
        publie_le: etat >= 100 ? now.toISOString() : null,
        updated_at: now.toISOString(),
        ...values,
      })
      .returning(),
  )
  const voyages_id = voyage.id
  for (const [ordre, journee] of (journees ?? [{}, {}, {}, {}]).entries()) {
    await db.insert(t.voyageJournees).values({
      titre: `Étape ${ordre + 1}`,
      distance: 18_000,
      denivele: 1200,
      ordre,
      ...journee,
      voyages_id,
    })
  }
  const lines = inclus ?? [
    { libelle: 'Trois nuits en refuge', inclus: true },
    { libelle: 'Le trajet jusqu’à Chamonix', inclus: false },
  ]
  for (const [ordre, line] of lines.entries()) {
    await db
      .insert(t.voyageInclus)
      .values({ libelle: 'Repas', inclus: true, ordre, ...line, voyages_id })
  }
  for (const [ordre, photo] of photos.entries()) {
    await db.insert(t.voyagePhotos).values({ ...PHOTO, ordre, ...photo, voyages_id })
  }
  for (const depart of departs) await insertDisponibilite(db, now, { ...depart, voyages_id })
  await rebuildVoyageCards(db, [voyages_id], now)
  return voyage
}

export type NewDisponibilite = New<typeof t.disponibilites>

async function insertDisponibilite(db: Db, now: Date, input: NewDisponibilite) {
  const debut = input.debut ?? dayFrom(now, 60)
  const voyages_id = input.voyages_id ?? (await createVoyage(db, now, { departs: [] })).id
  const row = first(
    await db
      .insert(t.disponibilites)
      .values({
        debut,
        fin: addDays(debut, 3),
        places: 10,
        participants_min: 4,
        prix: 89_000,
        supplement_single: 12_000,
        cloture: addDays(debut, -7),
        created_at: now.toISOString(),
        ...input,
        voyages_id,
      })
      .returning(),
  )
  await db.insert(t.disponibilitePrix).values({
    disponibilites_id: row.id,
    prix: row.prix,
    created_at: input.created_at ?? now.toISOString(),
  })
  return row
}

/** In sixty days with ten places; rebuilds the read model of its stay. */
export async function createDisponibilite(db: Db, now: Date, input: NewDisponibilite = {}) {
  const row = await insertDisponibilite(db, now, input)
  await rebuildVoyageCards(db, [row.voyages_id], now)
  return row
}

export type NewReservation = New<typeof t.reservations> & {
  /** One per place by default; `[]` once erased. */
  participants?: New<typeof t.participants>[]
}

/** Request for one place by default; updates the places held, as the product does. */
export async function createReservation(db: Db, now: Date, input: NewReservation = {}) {
  const { participants, ...values } = input
  const disponibilites_id = values.disponibilites_id ?? (await createDisponibilite(db, now)).id
  const [depart] = await db
    .select()
    .from(t.disponibilites)
    .innerJoin(t.voyages, eq(t.voyages.id, t.disponibilites.voyages_id))
    .where(eq(t.disponibilites.id, disponibilites_id))
  if (!depart) throw new Error('There is no such departure.')
  const { nb_places = participants?.length || 1, nb_single = 0, etat = 'demande' } = values
  const prices = computePrix(
    {
      ...depart.disponibilites,
      acompte: depart.voyages.acompte,
      solde_jours: depart.voyages.solde_jours,
    },
    { nb_places, nb_single },
    dayFrom(now, 0),
  )
  const users_id = values.users_id === undefined ? (await createUser(db)).id : values.users_id
  const row = first(
    await db
      .insert(t.reservations)
      .values({
        ...prices,
        debut: depart.disponibilites.debut,
        fin: depart.disponibilites.fin,
        cle: randomUUID(),
        bareme: depart.voyages.bareme,
        telephone: '06 12 34 56 78',
        formulaires_id: values.formulaires_id ?? (await createFormulaire(db)),
        formulaire_lu_le: now.toISOString(),
        expire_le:
          etat === 'demande'
            ? new Date(now.getTime() + depart.voyages.delai_heures * 3_600_000).toISOString()
            : null,
        confirme_le: isSure(etat) ? now.toISOString() : null,
        annule_le: etat === 'annulee' ? now.toISOString() : null,
        created_at: now.toISOString(),
        ...values,
        disponibilites_id,
        users_id,
        nb_places,
        nb_single,
        etat,
      })
      .returning(),
  )
  await insertParticipants(db, row, participants)
  await holdPlaces(db, row)
  await rebuildVoyageCards(db, [depart.voyages.id], now)
  return row
}

async function insertParticipants(
  db: Db,
  { id, nb_places, nb_single }: typeof t.reservations.$inferSelect,
  participants: NewReservation['participants'] = Array.from({ length: nb_places }, () => ({})),
): Promise<void> {
  for (const [ordre, person] of participants.entries()) {
    await db.insert(t.participants).values({
      prenom: 'Dominique',
      nom: `Rey ${ordre + 1}`,
      naissance: '1990-04-12',
      chambre: ordre < nb_single ? null : 1,
      ordre,
      ...person,
      reservations_id: id,
    })
  }
}

async function holdPlaces(
  db: Db,
  { disponibilites_id, etat, nb_places }: typeof t.reservations.$inferSelect,
): Promise<void> {
  if (!holdsPlaces(etat)) return
  const { places_prises, places_confirmees } = t.disponibilites
  await db
    .update(t.disponibilites)
    .set({
      places_prises: sql`${places_prises} + ${nb_places}`,
      places_confirmees: sql`${places_confirmees} + ${isSure(etat) ? nb_places : 0}`,
    })
    .where(eq(t.disponibilites.id, disponibilites_id))
}

async function createFormulaire(db: Db): Promise<number> {
  const texte = 'Formulaire d’information standard\n\nVos droits\nCeux de la directive.'
  const empreinte = createHash('sha256').update(texte).digest('hex')
  await db.insert(t.formulaires).values({ empreinte, texte }).onConflictDoNothing()
  const [row] = await db
    .select({ id: t.formulaires.id })
    .from(t.formulaires)
    .where(eq(t.formulaires.empreinte, empreinte))
  return first(row ? [row] : []).id
}

export async function createAgenceInvitation(
  db: Db,
  now: Date,
  input: New<typeof t.agenceInvitations> = {},
) {
  const n = nextNumber()
  const users_id = input.users_id ?? (await createUser(db)).id
  const agences_id = input.agences_id ?? (await createAgence(db, { membres: [users_id] })).id
  return first(
    await db
      .insert(t.agenceInvitations)
      .values({
        email: `invite-${n}@exemple.fr`,
        token_hash: `membre-agence-${n}`,
        created_at: now.toISOString(),
        expires_at: `${dayFrom(now, 30)}T00:00:00Z`,
        ...input,
        users_id,
        agences_id,
      })
      .returning(),
  )
}
