import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { rebuildVoyageCards } from '../read-models/voyage-cards.ts'
import * as t from '../schema.ts'
import { buildDepart, listDays } from './build-departs.ts'
import {
  buildInclus,
  buildJournal,
  buildJournees,
  buildVoyage,
  type Liens,
} from './build-sejour.ts'
import { CAST, type CastIds } from './cast.ts'
import { insertAvisSejours } from './insert-avis-sejours.ts'
import { insertContenusSejours } from './insert-contenus-sejours.ts'
import { insertReservations } from './insert-reservations.ts'
import { identify, insertRows } from './insert-rows.ts'
import type { Agence, Sejour } from './inserted-sejour.ts'
import { createRandom } from './random.ts'
import {
  ASSUREUR,
  type CleAgence,
  DEMO_AGENCES,
  type DemoAgence,
  GARANT,
} from './sejours/agences.ts'
import type { DemoSejour } from './sejours/demo-sejour.ts'
import { DEMO_SEJOURS } from './sejours/list.ts'
import { VOYAGEURS } from './sejours/voyageurs.ts'

export async function insertSejours(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const agences = await insertAgences(tx, cast, now)
  const sejours = await insertVoyages(tx, agences, cast, now)
  const voyageurs = await insertVoyageurs(tx, cast, now)
  const over = await insertReservations(tx, { agences, sejours, voyageurs, cast, now })
  await insertAvisSejours(tx, over, now)
  await insertContenusSejours(tx, sejours, cast, now)
  await rebuildVoyageCards(
    tx,
    sejours.map(({ id }) => id),
    now,
  )
}

function buildAgence(
  cle: CleAgence,
  { nom, ville, code_postal, adresse, description, immatriculation, etat }: DemoAgence,
  created_at: string,
) {
  const slug = slugify(nom)
  const phone = createRandom(slug).int(1000, 9999)
  const hasPapers = etat !== 'a_completer'
  return {
    cle,
    slug,
    nom,
    description,
    ville,
    code_postal,
    adresse,
    email: `bonjour@${slug}.example`,
    site: `https://${slug}.example`,
    telephone: `06 39 98 ${String(phone).slice(0, 2)} ${String(phone).slice(2)}`,
    immatriculation: immatriculation ?? null,
    garant: hasPapers ? GARANT[0] : null,
    garant_adresse: hasPapers ? GARANT[1] : null,
    assureur: hasPapers ? ASSUREUR[0] : null,
    assureur_adresse: hasPapers ? ASSUREUR[1] : null,
    recherche: normalizeTexte(`${nom} ${ville}`),
    verifie_le: etat === 'verifiee' ? created_at : null,
    refus_motif: typeof etat === 'object' ? etat.refus : null,
    created_at,
    updated_at: created_at,
  }
}

async function insertAgences(tx: Tx, cast: CastIds, now: Date): Promise<Agence[]> {
  const created_at = parisInstant(addMonths(parisDate(now), -26), '14:00').toISOString()
  const demos = Object.entries(DEMO_AGENCES) as [CleAgence, DemoAgence][]
  const rows = await identify(
    tx,
    t.agences,
    demos.map(([cle, demo]) => ({
      ...buildAgence(cle, demo, created_at),
      created_by: demo.membre ? cast[demo.membre] : null,
    })),
  )
  await insertRows(
    tx,
    t.agences,
    rows.map(({ cle, ...row }) => row),
  )
  await insertRows(
    tx,
    t.agenceMembres,
    rows.flatMap(({ id, created_by }) =>
      created_by
        ? [{ agences_id: id, users_id: created_by, origine: 'creation' as const, created_at }]
        : [],
    ),
  )
  return rows
}

async function insertVoyages(
  tx: Tx,
  agences: readonly Agence[],
  cast: CastIds,
  now: Date,
): Promise<Sejour[]> {
  const liens = await findLiens(tx, parisDate(now))
  const byKey = new Map(agences.map((agence) => [agence.cle, agence]))
  const authorOf = ({ agence }: DemoSejour) => byKey.get(agence)?.created_by ?? null
  const voyages = await identify(
    tx,
    t.voyages,
    DEMO_SEJOURS.map((demo) => ({
      ...buildVoyage(demo, byKey.get(demo.agence)?.id ?? 0, now),
      demo,
    })),
  )
  await insertRows(
    tx,
    t.voyages,
    voyages.map(({ demo, ...row }) => ({ ...row, created_by: authorOf(demo) })),
  )
  const departs = await identify(
    tx,
    t.disponibilites,
    voyages.flatMap((voyage) =>
      listDays(voyage.demo, liens, now).map((day) => buildDepart(voyage.demo, voyage, day, now)),
    ),
  )
  await insertRows(
    tx,
    t.disponibilites,
    departs.map(({ prix_dates, part, ...row }) => row),
  )
  await insertRows(
    tx,
    t.disponibilitePrix,
    departs.flatMap(({ id, prix_dates }) =>
      prix_dates.map((prix) => ({ ...prix, disponibilites_id: id })),
    ),
  )
  const ofVoyage = Map.groupBy(departs, ({ voyages_id }) => voyages_id)
  const sejours = voyages.map((voyage) => ({
    ...voyage,
    departs: ofVoyage.get(voyage.id) ?? [],
    journees: buildJournees(voyage.demo, voyage.id, liens),
    inclus: buildInclus(voyage.demo, voyage.id),
  }))
  await insertRows(
    tx,
    t.voyageJournees,
    sejours.flatMap(({ journees }) => journees),
  )
  await insertRows(
    tx,
    t.voyageInclus,
    sejours.flatMap(({ inclus }) => inclus),
  )
  await insertRows(
    tx,
    t.voyageJournal,
    sejours.flatMap((sejour) => buildJournal(sejour, authorOf(sejour.demo), cast.nora)),
  )
  return sejours
}

async function findLiens(tx: Tx, today: string): Promise<Liens> {
  const routes = await tx.execute<{ id: number; titre: string }>(
    sql`select id, titre from parcours where etat >= 100`,
  )
  const races = await tx.execute<{ id: number; nom: string; jour: string }>(sql`
    select distinct on (c.id, p.nom) p.id, c.nom || ', ' || p.nom as nom,
      coalesce(p.date_depart, e.date_debut)::text as jour
    from epreuves p join editions e on e.id = p.editions_id join courses c on c.id = e.courses_id
    where c.etat >= 100 and e.date_debut > ${today}::date
    order by c.id, p.nom, e.date_debut`)
  return {
    parcours: new Map(routes.rows.map(({ id, titre }) => [titre, id])),
    courses: new Map(races.rows.map(({ nom, ...race }) => [nom, race])),
  }
}

async function insertVoyageurs(tx: Tx, cast: CastIds, now: Date) {
  const joined = parisInstant(addMonths(parisDate(now), -20), '20:00').toISOString()
  const users = await identify(
    tx,
    t.users,
    VOYAGEURS.map(([prenom, nom, naissance]) => ({ prenom, nom, naissance })),
  )
  await insertRows(
    tx,
    t.users,
    users.map(({ naissance, ...user }) => ({
      ...user,
      email: `${slugify(`${user.prenom} ${user.nom}`)}@voyageurs.example`,
      cgu_acceptees_le: joined,
      email_verifie_le: joined,
      created_at: joined,
    })),
  )
  await insertRows(
    tx,
    t.profils,
    users.map(({ id, prenom, nom, naissance }) => ({
      users_id: id,
      naissance,
      pays: 'FR',
      public_name: `${prenom} ${nom.charAt(0)}.`,
    })),
  )
  const ofCast = CAST.map(({ name, prenom, nom, profil }) => ({
    id: cast[name],
    prenom,
    nom,
    naissance: profil.naissance ?? '1990-01-01',
  }))
  return { users, ofCast }
}
