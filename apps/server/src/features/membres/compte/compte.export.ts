import type { Db } from '@foulee/db/connect'
import {
  activites,
  audienceEvents,
  commentaires,
  comptesExternes,
  contactMessages,
  courseJournal,
  courses,
  courseVersions,
  demandes,
  editionDemarches,
  invitations,
  liste,
  montres,
  notifications,
  organisateurInvitations,
  organisateurMembres,
  organisateurs,
  points,
  profilSocial,
  profils,
  resultatDemandes,
  resultatEnvois,
  resultats,
  revendications,
  secondsFacteurs,
  sessions,
  signalements,
  suivis,
  users,
} from '@foulee/db/schema'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isCurrent } from '../../courses/resultats/resultats.lots.ts'
import { collectParcours, type ExportedFile } from './compte.export-parcours.ts'

/** Secrets open the account rather than tell of it, even as hashes. */
const { password_hash: _, ...USER } = getTableColumns(users)
const { token_hash: __, ...SESSION } = getTableColumns(sessions)
const { token_hash: ___, ...INVITATION } = getTableColumns(invitations)
const { jetons: ____, ...MONTRE } = getTableColumns(montres)
/** The line itself is in the file that the archive holds beside it. */
const { lignes: _____, altitudes: ______, ...ACTIVITE } = getTableColumns(activites)

const { token_hash: _______, ...INVITATION_MEMBRE } = getTableColumns(organisateurInvitations)
const { code_hash: ________, ...REVENDICATION } = getTableColumns(revendications)
const {
  code_hash: _________,
  recherche: __________,
  lot: _____________,
  ...RESULTAT
} = getTableColumns(resultats)
/** The name that the line had is the organiser's: it was asked for, not proved. */
const { recherche: ___________, ...RESULTAT_DEMANDE } = getTableColumns(resultatDemandes)
/** What codes are derived from is as good as the codes. */
const {
  codes_sel: ____________,
  lot: ______________,
  ...RESULTAT_ENVOI
} = getTableColumns(resultatEnvois)

/** Everything that we know of one member, one file for each kind of thing. */
export async function collectData(db: Db, users_id: number): Promise<ExportedFile[]> {
  const [user] = await db.select(USER).from(users).where(eq(users.id, users_id))
  const [profil] = await db.select().from(profils).where(eq(profils.users_id, users_id))
  const mine = (column: PgColumn) => eq(column, users_id)
  return [
    { name: 'compte', rows: user ?? null },
    { name: 'profil', rows: profil ?? null },
    {
      name: 'reseaux-sociaux',
      rows: await db.select().from(profilSocial).where(mine(profilSocial.users_id)),
    },
    {
      name: 'appareils',
      rows: await db.select(SESSION).from(sessions).where(mine(sessions.users_id)),
    },
    {
      name: 'second-facteur',
      rows: await db
        .select({ actif_le: secondsFacteurs.actif_le, created_at: secondsFacteurs.created_at })
        .from(secondsFacteurs)
        .where(mine(secondsFacteurs.users_id)),
    },
    {
      name: 'comptes-externes',
      rows: await db.select().from(comptesExternes).where(mine(comptesExternes.users_id)),
    },
    { name: 'points', rows: await db.select().from(points).where(mine(points.users_id)) },
    { name: 'abonnements', rows: await db.select().from(suivis).where(mine(suivis.users_id)) },
    { name: 'abonnes', rows: await db.select().from(suivis).where(mine(suivis.suivi_id)) },
    { name: 'demandes', rows: await db.select().from(demandes).where(mine(demandes.users_id)) },
    {
      name: 'invitations',
      rows: await db.select(INVITATION).from(invitations).where(mine(invitations.users_id)),
    },
    {
      name: 'messages-de-contact',
      rows: await db.select().from(contactMessages).where(mine(contactMessages.users_id)),
    },
    {
      name: 'mesure-d-audience',
      rows: await db.select().from(audienceEvents).where(mine(audienceEvents.users_id)),
    },
    { name: 'organisateurs', rows: await listOrganisateurs(db, users_id) },
    {
      name: 'revendications',
      rows: await db
        .select(REVENDICATION)
        .from(revendications)
        .where(mine(revendications.users_id)),
    },
    {
      name: 'invitations-a-gerer',
      rows: await db
        .select(INVITATION_MEMBRE)
        .from(organisateurInvitations)
        .where(mine(organisateurInvitations.users_id)),
    },
    {
      name: 'organisateurs-crees',
      rows: await db
        .select({ id: organisateurs.id, nom: organisateurs.nom, slug: organisateurs.slug })
        .from(organisateurs)
        .where(mine(organisateurs.created_by)),
    },
    {
      name: 'courses-creees',
      rows: await db
        .select({ id: courses.id, nom: courses.nom, slug: courses.slug })
        .from(courses)
        .where(mine(courses.created_by)),
    },
    {
      name: 'publications',
      rows: await db.select().from(courseJournal).where(mine(courseJournal.users_id)),
    },
    {
      name: 'courses-modifiees',
      rows: await db.select().from(courseVersions).where(mine(courseVersions.users_id)),
    },
    {
      name: 'demarches-de-courses',
      rows: await db.select().from(editionDemarches).where(mine(editionDemarches.users_id)),
    },
    ...(await collectParcours(db, users_id)),
    {
      name: 'activites',
      rows: await db.select(ACTIVITE).from(activites).where(mine(activites.users_id)),
    },
    {
      name: 'commentaires',
      rows: await db.select().from(commentaires).where(mine(commentaires.users_id)),
    },
    {
      name: 'signalements',
      rows: await db.select().from(signalements).where(mine(signalements.users_id)),
    },
    {
      name: 'resultats',
      rows: await listResultats(db, users_id),
    },
    {
      name: 'resultats-demandes',
      rows: await db
        .select(RESULTAT_DEMANDE)
        .from(resultatDemandes)
        .where(mine(resultatDemandes.users_id)),
    },
    {
      name: 'resultats-envoyes',
      rows: await db
        .select(RESULTAT_ENVOI)
        .from(resultatEnvois)
        .where(mine(resultatEnvois.users_id)),
    },
    { name: 'run-list', rows: await db.select().from(liste).where(mine(liste.users_id)) },
    {
      name: 'notifications',
      rows: await db.select().from(notifications).where(mine(notifications.users_id)),
    },
    { name: 'montres', rows: await db.select(MONTRE).from(montres).where(mine(montres.users_id)) },
  ]
}

const listOrganisateurs = (db: Db, users_id: number) =>
  db
    .select({
      id: organisateurs.id,
      nom: organisateurs.nom,
      origine: organisateurMembres.origine,
      created_at: organisateurMembres.created_at,
    })
    .from(organisateurMembres)
    .innerJoin(organisateurs, eq(organisateurs.id, organisateurMembres.organisateurs_id))
    .where(eq(organisateurMembres.users_id, users_id))

/** Of a line that nobody proved to be theirs, that they said so: the rest may be somebody else's. */
async function listResultats(db: Db, users_id: number) {
  const mine = and(eq(resultats.users_id, users_id), isCurrent)
  const rows = await db.select(RESULTAT).from(resultats).where(mine)
  return rows.map((row) => (row.preuve ? row : { id: row.id, epreuves_id: row.epreuves_id }))
}
