import { randomBytes } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import { getImageFolder, getImageKeys } from '@foulee/domain/shared/image'
import { createCommentaire, createSignalement } from '@foulee/testing/commentaires'
import { createContactMessage } from '@foulee/testing/contact'
import {
  createAthlete,
  createEntrainement,
  createPlan,
  createSeance,
  createSuivi,
} from '@foulee/testing/entrainement'
import { createCourse, createOrganisateur, createUser, nextNumber } from '@foulee/testing/factories'
import { createClaim, createMemberInvitation } from '@foulee/testing/organisateurs'
import { createParcours } from '@foulee/testing/parcours'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import {
  createAgence,
  createAgenceInvitation,
  createDisponibilite,
  createReservation,
  createVoyage,
} from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { createFilRows } from '#features/echanges/fil/fil.test-cast.ts'
import { createMessageRows } from '#features/echanges/messages/messages.test-cast.ts'
import { hashPassword } from '#features/membres/session/passwords.ts'
import type { TestApp } from '#test/test-app.ts'
import { issueToken } from './jetons.ts'
import { createClub } from './mes-donnees-club.test-cast.ts'
import { createOutings } from './mes-donnees-sorties.test-cast.ts'

export const PASSWORD = 'chamois sur la crête 7'

async function storeImage({ storage }: TestApp): Promise<string> {
  const folder = getImageFolder('avatar', randomBytes(32).toString('hex'))
  for (const key of getImageKeys(folder)) {
    await storage.put(key, Buffer.from('image'), 'image/webp')
  }
  return folder
}

export async function createPerson(t: TestApp) {
  const { db } = t
  const at = '2026-03-01T10:00:00Z'
  const elder = await createUser(db)
  const user = await createUser(db, {
    prenom: 'Zoé',
    nom: 'Personne-Unique',
    email: `zoe-unique-${nextNumber()}@exemple.fr`,
    password_hash: await hashPassword(PASSWORD),
  })
  const friend = await createUser(db)
  await createUser(db, { suspendu_le: at, suspendu_motif: 'SPAM', suspendu_par: user.id })
  const users_id = user.id
  const avatar = await storeImage(t)
  await db
    .update(schema.profils)
    .set({ avatar, adresse: '12 rue du Col', licence_numero: 'LICENCE-SECRETE' })
    .where(eq(schema.profils.users_id, users_id))
  const organisateur = await createOrganisateur(db, { membres: [users_id], created_by: users_id })
  await createClaim(db, t.clock.now, { users_id, message: 'REVENDICATION-SECRETE' })
  await createClaim(db, t.clock.now, { etat: 'refusee', users_id: friend.id, decided_by: users_id })
  const shared = { organisateurs_id: organisateur.id }
  await createMemberInvitation(db, t.clock.now, { ...shared, users_id })
  const theirs = { ...shared, users_id: friend.id, accepted_at: at, accepted_by: users_id }
  await createMemberInvitation(db, t.clock.now, theirs)
  await createMemberInvitation(db, t.clock.now, { users_id: friend.id, email: user.email })
  const course = await createCourse(db, t.clock.now, {
    organisateurs_id: organisateur.id,
    created_by: users_id,
  })
  await db
    .insert(schema.courseJournal)
    .values({ courses_id: course.id, vers: 1, users_id, motif: 'Complète' })
  await db.insert(schema.courseVersions).values({
    courses_id: course.id,
    version: 2,
    section: 'identite',
    users_id,
    changes: { nom: ['Trail', 'Grand trail'] },
  })
  const [edition] = await db
    .select({ id: schema.editions.id })
    .from(schema.editions)
    .where(eq(schema.editions.courses_id, course.id))
  await db
    .insert(schema.editionDemarches)
    .values({ editions_id: edition?.id ?? 0, cle: 'avis', fait_le: at, users_id })
  await db.transaction((tx) =>
    issueToken(tx, { users_id, usage: 'verification', email: user.email, now: t.clock.now }),
  )
  await db.insert(schema.comptesExternes).values({
    users_id,
    third: 'google',
    subject: `sujet-${nextNumber()}`,
    email: user.email,
  })
  await db.insert(schema.externalFlows).values({
    third: 'google',
    state_hash: `etat-${nextNumber()}`,
    browser_hash: 'x',
    nonce: 'x',
    code_verifier: 'x',
    users_id,
    expires_at: at,
  })
  await db.insert(schema.points).values({ users_id, kind: 'inscription', cle: 'x', points: 10 })
  await db
    .insert(schema.profilSocial)
    .values({ users_id, reseau: 'strava', url: 'https://strava.com/athletes/zoe-unique' })
  await db.insert(schema.suivis).values([
    { users_id, suivi_id: friend.id },
    { users_id: friend.id, suivi_id: users_id },
  ])
  await db
    .insert(schema.suggestionsRefusees)
    .values({ users_id, cible_kind: 'profil', cible_id: friend.id })
  await db.insert(schema.blocages).values([
    { users_id, bloque_id: friend.id },
    { users_id: friend.id, bloque_id: users_id },
  ])
  await db.insert(schema.demandes).values({ users_id, type: 'coach', carte_pro: 'CARTE-SECRETE' })
  await db.insert(schema.contactMessages).values({
    users_id,
    nom: 'Zoé',
    email: user.email,
    sujet: 'autre',
    message: 'MESSAGE-SECRET',
  })
  const [written] = await db
    .select({ id: schema.contactMessages.id })
    .from(schema.contactMessages)
    .where(eq(schema.contactMessages.users_id, users_id))
  const theirMessage = await createContactMessage(db, { users_id: friend.id })
  await db.insert(schema.contactSuites).values([
    { contact_messages_id: written?.id ?? 0, type: 'reponse', texte: 'REPONSE-SECRETE' },
    { contact_messages_id: theirMessage.id, type: 'reponse', texte: 'Réponse', users_id },
  ])
  await db.insert(schema.invitations).values([
    {
      users_id,
      type: 'ami',
      email: `ami-${nextNumber()}@exemple.fr`,
      token_hash: `invite-${nextNumber()}`,
      expires_at: at,
    },
    {
      users_id: friend.id,
      type: 'ami',
      email: `autre-${nextNumber()}@exemple.fr`,
      token_hash: `invite-${nextNumber()}`,
      expires_at: at,
      accepted_by: users_id,
    },
  ])
  await createFilRows(t, { users_id, friend: friend.id })
  await createMessageRows(t, { users_id, friend: friend.id, elder: elder.id })
  await createPageRows(t, users_id)
  await db.insert(schema.audienceEvents).values({ name: 'visit', users_id })
  await db.insert(schema.journalStaff).values({ staff_id: users_id, action: 'essai', objet_id: 1 })
  await db.insert(schema.demandes).values({
    users_id: friend.id,
    type: 'coach',
    etat: 'refusee',
    decided_by: users_id,
    decided_at: at,
  })
  await createTraining(t, users_id, friend.id)
  await createAgencies(t, { user, friend: friend.id })
  await createClub(t, { user, friend: friend.id })
  await createStay(t, users_id)
  await createResults(t, course.id, users_id, friend.id)
  const route = await createRoutes(t, users_id, friend.id)
  await createBookings(t, users_id)
  await db.insert(schema.secondsFacteurs).values({ users_id, secret: 'SECRET-DU-FACTEUR' })
  const session = await t.signIn(user)
  return { user, friend, avatar, course, organisateur, route, ...session }
}

async function createStay({ db, clock }: TestApp, users_id: number) {
  const { id: voyages_id } = await createVoyage(db, clock.now, { created_by: users_id })
  await db.insert(schema.voyageJournal).values({ voyages_id, vers: 1, users_id })
  const changes: Record<string, [unknown, unknown]> = { titre: ['Tour', 'Grand tour'] }
  const version = { voyages_id, version: 2, section: 'presentation', users_id, changes }
  await db.insert(schema.voyageVersions).values(version)
}

async function createTraining({ db }: TestApp, users_id: number, friend: number) {
  const at = '2026-03-01T10:00:00Z'
  const seance = await createSeance(db, { users_id, etat: 0, description: 'SEANCE-SECRETE' })
  await db.insert(schema.seanceVersions).values({
    seances_id: seance.id,
    version: 2,
    section: 'seance',
    users_id,
    changes: { titre: ['', 'Côtes'] },
  })
  await db.insert(schema.seanceJournal).values({ seances_id: seance.id, vers: 1, users_id })
  const plan = await createPlan(db, { users_id, etat: 0, description: 'PLAN-SECRET' })
  await db.insert(schema.planVersions).values({
    plans_id: plan.id,
    version: 2,
    section: 'presentation',
    users_id,
    changes: { titre: ['', 'Objectif'] },
  })
  await db.insert(schema.planJournal).values({ plans_id: plan.id, vers: 1, users_id })
  const suivi = await createSuivi(db, { users_id, message: 'DEMANDE-SECRETE' })
  await createEntrainement(db, { users_id, plan_suivis_id: suivi.id, fait_mots: 'MOTS-SECRETS' })
  await createEntrainement(db, { users_id: friend, auteur_id: users_id })
  const act = { geste: 'ajouter' as const, raison: 'Ajouté.', changements: [] }
  await db.insert(schema.entrainementGestes).values([
    { ...act, users_id, auteur_id: users_id },
    { ...act, users_id: friend, auteur_id: users_id },
  ])
  await db
    .insert(schema.pauses)
    .values({ users_id, raison: 'malade', du: '2026-02-01', au: '2026-02-05' })
  await db
    .insert(schema.vmas)
    .values({ users_id, vma: 155, source: 'demi_cooper', le: '2026-02-20' })
  await db.insert(schema.consentementsSante).values({ users_id, accorde_le: at, fc_max: 188 })
  await db
    .insert(schema.douleurs)
    .values({ users_id, jour: '2026-02-21', lieu: 'genou_gauche', intensite: 4 })
  await createAthlete(db, { coach_id: users_id })
  await createAthlete(db, { coach_id: friend, users_id })
  const period = { du: at, au: '2026-04-01T10:00:00Z', motif: 'Salon' }
  await db.insert(schema.premiums).values([
    { users_id, ...period },
    { users_id: friend, staff_id: users_id, ...period },
  ])
  const code = () => ({ code_hash: `code-${nextNumber()}`, jours: 30, motif: 'Salon' })
  await db.insert(schema.premiumCodes).values([
    { ...code(), staff_id: users_id },
    { ...code(), used_by: users_id },
  ])
  await db.insert(schema.agendaFlux).values({ users_id, token_hash: `flux-${nextNumber()}` })
}

async function createAgencies(
  { db, clock }: TestApp,
  { user, friend }: { user: { id: number; email: string }; friend: number },
) {
  const accepted_at = '2026-03-01T10:00:00Z'
  const users_id = user.id
  const { id } = await createAgence(db, { membres: [users_id], created_by: users_id })
  await createAgenceInvitation(db, clock.now, { agences_id: id, users_id })
  const theirs = { users_id: friend, accepted_at, accepted_by: users_id }
  await createAgenceInvitation(db, clock.now, { agences_id: id, ...theirs })
  await createAgenceInvitation(db, clock.now, { users_id: friend, email: user.email })
}

async function createResults(
  { db }: TestApp,
  courses_id: number,
  users_id: number,
  friend: number,
) {
  const epreuves_id = await findEpreuveOf(db, courses_id)
  await createResultat(db, epreuves_id, { users_id, preuve: 'code', club: 'CLUB-DE-LA-LIGNE' })
  const said = { epreuves_id, users_id, nom: 'Lefèvre', prenom: 'Zoé', motif: 'MOTIF-SECRET' }
  const answered = { users_id: friend, etat: 'acceptee', decided_by: users_id } as const
  await db.insert(schema.resultatDemandes).values([
    { ...said, souhait: 'initiales' },
    { ...said, motif: 'MOTIF-D-AUTRUI', souhait: 'lier', ...answered },
  ])
  const envoye_le = '2026-03-01T10:00:00Z'
  const envoi = { epreuves_id, fichier_nom: 'ENVOI-SIGNE', nb: 1, users_id, envoye_le }
  await db
    .insert(schema.resultatEnvois)
    .values(envoi)
    .onConflictDoUpdate({ target: schema.resultatEnvois.epreuves_id, set: envoi })
  const correction = { epreuves_id, lot: 0, ligne: 'Quelqu’un', changements: {}, cles: [] }
  await db
    .insert(schema.resultatCorrections)
    .values({ ...correction, geste: 'corrige', users_id, le: envoye_le })
}

async function createRoutes({ db, clock }: TestApp, users_id: number, friend: number) {
  const route = await createParcours(db, clock.now, {
    users_id,
    titre: 'Balcon de Zoé',
    rayon_masque: 200,
  })
  await db.insert(schema.parcoursJournal).values({ parcours_id: route.id, vers: 1, users_id })
  await db
    .insert(schema.parcoursDessins)
    .values({ parcours_id: route.id, points: [], troncons: [] })
  await createParcours(db, clock.now, { users_id, etat: 0, description: 'BROUILLON-SECRET' })
  await createOutings(db, users_id)
  const other = await createParcours(db, clock.now)
  const about = { model: 'parcours', objet_id: other.id } as const
  await createCommentaire(db, { ...about, users_id, texte: 'AVIS-SIGNE', note: 4 })
  await createSignalement(db, { ...about, users_id, texte: 'SIGNALEMENT-SECRET' })
  await createSignalement(db, {
    ...about,
    users_id: friend,
    etat: 'rejete',
    decided_by: users_id,
  })
  await db.insert(schema.liste).values({ users_id, type: 'parcours', objet_id: route.id })
  await db.insert(schema.notifications).values({
    users_id,
    kind: 'courses',
    cle: 'essai',
    titre: 'Essai',
    texte: 'Essai',
    url: '/',
  })
  await db.insert(schema.fluxRangs).values({ users_id })
  await db.insert(schema.fluxEvenements).values({ users_id, type: 'notification', data: {} })
  await db.insert(schema.notificationChoix).values({ users_id, kind: 'courses', mail: 'jamais' })
  await db.insert(schema.notificationReglages).values({ users_id, heure: 7, jour: 2 })
  await createPushDevice(db, clock.now, users_id)
  await db.insert(schema.montres).values({ users_id, service: 'strava', jetons: 'JETON-CHIFFRE' })
  const theirs = { model: 'parcours', objet_id: route.id, users_id: friend } as const
  await createCommentaire(db, { ...theirs, texte: 'AVIS-D-AUTRUI', reponse: 'REPONSE-DONNEE' })
  return route
}

async function createPushDevice(db: TestApp['db'], now: Date, users_id: number) {
  const [session] = await db
    .insert(schema.sessions)
    .values({
      users_id,
      token_hash: `essai-${nextNumber()}`,
      remember: false,
      seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
    })
    .returning({ id: schema.sessions.id })
  await db.insert(schema.pushAppareils).values({
    users_id,
    sessions_id: session?.id ?? 0,
    adresse: `https://push.exemple.fr/ADRESSE-SECRETE-${nextNumber()}`,
    p256dh: 'CLE-SECRETE',
    auth: 'AUTH-SECRETE',
    nom: 'Firefox sur Linux',
  })
  await db.insert(schema.idempotencyKeys).values(createKey(users_id, now))
}

const createKey = (users_id: number, now: Date) => ({
  users_id,
  key: `cle-d-essai-${nextNumber()}`,
  fingerprint: 'EMPREINTE-SECRETE',
  created_at: now.toISOString(),
})

async function createBookings({ db, clock }: TestApp, users_id: number) {
  const { id } = await createReservation(db, clock.now, {
    users_id,
    message: 'RESERVATION-SECRETE',
    participants: [{ prenom: 'Zoé', nom: 'PARTICIPANTE-SECRETE' }],
  })
  await db
    .insert(schema.reservationJournal)
    .values({ reservations_id: id, vers: 'demande', users_id })
  const { id: disponibilites_id } = await createDisponibilite(db, clock.now)
  await db
    .insert(schema.attentes)
    .values({ disponibilites_id, users_id, nb_places: 2, etat: 'attente' })
}

async function createPageRows({ db }: TestApp, created_by: number): Promise<void> {
  const chemin = `/essais/personne-${nextNumber()}`
  const contenu = {
    titre: 'Les lacets',
    chemin,
    morceaux: [],
    seo_titre: null,
    seo_description: null,
    image: null,
    place: 'aucune' as const,
    section: 'aide' as const,
    ordre: 0,
  }
  const [page] = await db
    .insert(schema.pages)
    .values({ ...contenu, created_by })
    .returning()
  if (!page) throw new Error('The insert returned nothing.')
  await db
    .insert(schema.pageVersions)
    .values({ pages_id: page.id, numero: 1, users_id: created_by, contenu })
  await db
    .insert(schema.pageRedirections)
    .values({ chemin: `${chemin}-avant`, vers: chemin, created_by })
}
