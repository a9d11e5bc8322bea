import { randomBytes } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import { getImageFolder, getImageKeys } from '@foulee/domain/image'
import { createActivite } from '@foulee/testing/activites'
import { createCommentaire, createSignalement } from '@foulee/testing/commentaires'
import { createCourse, createOrganisateur, createUser, nextNumber } from '@foulee/testing/factories'
import { createClaim, createMemberInvitation } from '@foulee/testing/organisateurs'
import { createParcours } from '@foulee/testing/parcours'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../test-app.ts'
import { hashPassword } from '../session/passwords.ts'
import { issueToken } from './jetons.ts'

const PASSWORD = 'chamois sur la crête 7'
let t: TestApp
let password_hash: string
beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => t.close())

/** Every column of every table that says who somebody is. */
const REFERENCES = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return foreignTable === schema.users ? columns.map((column) => ({ table, column })) : []
    }),
  )
const nameOf = ({ table, column }: (typeof REFERENCES)[number]) =>
  `${getTableName(table)}.${column.name}`

const newImage = () => getImageFolder('avatar', randomBytes(32).toString('hex'))
const storeImage = async (folder: string) => {
  for (const key of getImageKeys(folder))
    await t.storage.put(key, Buffer.from('image'), 'image/webp')
}
const hasImage = async (folder: string) => {
  const file = await t.storage.get(getImageKeys(folder)[0] ?? '')
  file?.stream.destroy()
  return file !== null
}

/** Somebody with a row wherever a member can have one. */
async function createPerson() {
  const { db } = t
  const at = '2026-03-01T10:00:00Z'
  const user = await createUser(db, {
    prenom: 'Zoé',
    nom: 'Personne-Unique',
    email: `zoe-unique-${nextNumber()}@exemple.fr`,
    password_hash,
  })
  const friend = await createUser(db)
  await createUser(db, { suspendu_le: at, suspendu_motif: 'SPAM', suspendu_par: user.id })
  const users_id = user.id
  const avatar = newImage()
  await storeImage(avatar)
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
  await db.insert(schema.demandes).values({ users_id, type: 'coach', carte_pro: 'CARTE-SECRETE' })
  await db.insert(schema.contactMessages).values({
    users_id,
    nom: 'Zoé',
    email: user.email,
    sujet: 'Question',
    message: 'MESSAGE-SECRET',
  })
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
  await db.insert(schema.audienceEvents).values({ name: 'visit', users_id })
  await db.insert(schema.journalStaff).values({ staff_id: users_id, action: 'essai', objet_id: 1 })
  await db.insert(schema.demandes).values({
    users_id: friend.id,
    type: 'coach',
    etat: 'refusee',
    decided_by: users_id,
    decided_at: at,
  })
  await createResults(course.id, users_id)
  const route = await createRoutes(users_id, friend.id)
  await db.insert(schema.secondsFacteurs).values({ users_id, secret: 'SECRET-DU-FACTEUR' })
  const session = await t.signIn(user)
  return { user, friend, avatar, course, organisateur, route, ...session }
}

/** A line of results under another name, in a race whose results they sent. */
async function createResults(courses_id: number, users_id: number) {
  const epreuves_id = await findEpreuveOf(t.db, courses_id)
  await createResultat(t.db, epreuves_id, { users_id, revendication_motif: 'MOTIF-SECRET' })
  const envoye_le = '2026-03-01T10:00:00Z'
  await t.db
    .insert(schema.resultatEnvois)
    .values({ epreuves_id, fichier_nom: 'ENVOI-SIGNE', nb: 1, users_id, envoye_le })
}

/** Routes, outings, words and a watch. */
async function createRoutes(users_id: number, friend: number) {
  const { db, clock } = t
  const route = await createParcours(db, clock.now, { users_id, titre: 'Balcon de Zoé' })
  await db.insert(schema.parcoursJournal).values({ parcours_id: route.id, vers: 1, users_id })
  await createParcours(db, clock.now, { users_id, etat: 0, description: 'BROUILLON-SECRET' })
  await createActivite(db, { users_id, titre: 'SORTIE-SECRETE' })
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
  await db.insert(schema.montres).values({ users_id, service: 'strava', jetons: 'JETON-CHIFFRE' })
  const theirs = { model: 'parcours', objet_id: route.id, users_id: friend } as const
  await createCommentaire(db, { ...theirs, texte: 'AVIS-D-AUTRUI', reponse: 'REPONSE-DONNEE' })
  return route
}

/** Rows that name somebody, by table and column. */
async function countReferences(id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const reference of REFERENCES) {
    const rows = await t.db.select().from(reference.table).where(eq(reference.column, id))
    counts[nameOf(reference)] = rows.length
  }
  return counts
}

async function readArchive(call: TestApp['call']) {
  const { blob } = await call('POST /api/auth/export')
  return unzipSync(new Uint8Array(await blob.arrayBuffer()))
}

describe('the export', () => {
  it('holds everything, in words that one can read', async () => {
    const { call, user } = await createPerson()
    const files = await readArchive(call)
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    for (const known of [
      user.email,
      'Personne-Unique',
      '12 rue du Col',
      'LICENCE-SECRETE',
      'zoe-unique',
      'CARTE-SECRETE',
      'MESSAGE-SECRET',
      'REVENDICATION-SECRETE',
      'inscription',
      'visit',
      'Complète',
      'Balcon de Zoé',
      'BROUILLON-SECRET',
      'SORTIE-SECRETE',
      'AVIS-SIGNE',
      'SIGNALEMENT-SECRET',
      'REPONSE-DONNEE',
      'MOTIF-SECRET',
      'ENVOI-SIGNE',
      'strava',
    ]) {
      expect(text).toContain(known)
    }
    const readMe = strFromU8(files['LISEZMOI.txt'] ?? new Uint8Array())
    expect(readMe).toContain('Bonjour Zoé,')
    for (const name of Object.keys(files)) {
      if (name !== 'LISEZMOI.txt') expect(readMe).toContain(`- ${name}\u00a0: `)
    }
    expect(readMe).not.toContain('autres données')
    expect(strFromU8(files['images/avatar.webp'] ?? new Uint8Array())).toBe('image')
  })

  it('holds no secret, not even as a hash, and nothing of others', async () => {
    const { call, user, friend } = await createPerson()
    const text = Object.values(await readArchive(call))
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    const { rows } = await t.db.$client.query(
      'select token_hash from sessions where users_id = $1 union select token_hash from jetons where users_id = $1',
      [user.id],
    )
    for (const { token_hash } of rows) expect(text).not.toContain(token_hash)
    expect(text).not.toMatch(/hash|argon2/)
    expect(text).not.toContain('JETON-CHIFFRE')
    expect(text).not.toContain('SECRET-DU-FACTEUR')
    expect(text).not.toContain(friend.email)
    expect(text).not.toContain('AVIS-D-AUTRUI')
  })

  it('is a file of its own day, and is not made again and again', async () => {
    const strict = await testApp({ rates: { export: 1 } })
    const { headers } = await strict.signIn(await createUser(strict.db))
    const ask = () => strict.inject({ method: 'POST', url: '/api/auth/export', headers })
    const answer = await ask()
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="foulee-mes-donnees-2026-03-16.zip"',
      'cache-control': 'private, no-store',
    })
    expect((await ask()).statusCode).toBe(429)
    await strict.close()
  })
})

describe('deleting an account', () => {
  const erase = (call: TestApp['call'], current_password?: string) =>
    call('POST /api/auth/delete', {
      body: { confirmation: true, ...(current_password ? { current_password } : {}) },
    })

  it('has somebody in every table that names members', async () => {
    const counts = await countReferences((await createPerson()).user.id)
    const empty = Object.keys(counts).filter((name) => !counts[name])
    expect(empty).toEqual([])
  })

  it('leaves a name that is nobody’s, and only where others rely on it', async () => {
    const { user, call, course } = await createPerson()
    await erase(call, PASSWORD)
    const counts = await countReferences(user.id)
    const kept = Object.keys(counts).filter((name) => counts[name])
    expect(kept.toSorted()).toEqual([
      'course_journal.users_id',
      'courses.created_by',
      'demandes.decided_by',
      'journal_staff.staff_id',
      'organisateurs.created_by',
      'revendications.decided_by',
      'signalements.decided_by',
      'users.suspendu_par',
    ])
    const [row] = await t.db.select().from(schema.users).where(eq(schema.users.id, user.id))
    expect(row).toMatchObject({
      prenom: '',
      nom: 'Compte supprimé',
      email: `supprime-${user.id}@compte.invalid`,
      password_hash: null,
      supprime_le: expect.anything(),
    })
    expect((await t.call('GET /api/courses/{id}', { params: { id: course.slug } })).data.id).toBe(
      course.id,
    )
  })

  it('leaves no trace of the person in the database', async () => {
    const { user, call } = await createPerson()
    await t.call('POST /api/auth/forgot', { body: { email: user.email } })
    await erase(call, PASSWORD)
    await t.workOff()
    expect(t.mailsTo(user.email).map(({ subject }) => subject)).toEqual([
      'Votre compte est supprimé',
    ])
    const tables = Object.values(schema).filter((table) => is(table, PgTable))
    for (const table of tables) {
      if (table === schema.rateLimits) continue
      const columns = Object.keys(getTableColumns(table))
      const text = JSON.stringify(await t.db.select().from(table))
      expect(text, `${getTableName(table)} ${columns}`).not.toContain(user.email)
    }
    const { rows } = await t.db.$client.query('select data from pgboss.job')
    expect(JSON.stringify(rows)).not.toContain(user.email)
  })

  it('ends every session, and the address can begin anew', async () => {
    const { user, call } = await createPerson()
    const other = await t.signIn(user)
    await erase(call, PASSWORD)
    for (const device of [call, other.call]) {
      await expect(device('GET /api/auth/me')).rejects.toMatchObject({ code: 'session_expiree' })
    }
    const { email } = user
    await expect(
      t.call('POST /api/auth/login', { body: { email, password: PASSWORD } }),
    ).rejects.toMatchObject({ code: 'identifiants_invalides' })
    await t.call('POST /api/auth/register', {
      body: { email, password: PASSWORD, prenom: 'Zoé', nom: 'Revenue', cgu: true },
    })
  })

  it('removes the images, unless somebody else shows the same', async () => {
    const alone = await createPerson()
    const twin = await createPerson()
    await t.db
      .update(schema.profils)
      .set({ avatar: twin.avatar })
      .where(eq(schema.profils.users_id, twin.friend.id))
    await erase(alone.call, PASSWORD)
    await erase(twin.call, PASSWORD)
    await t.workOff()
    expect([await hasImage(alone.avatar), await hasImage(twin.avatar)]).toEqual([false, true])
  })

  it.each([
    ['without the password', undefined],
    ['with a wrong one', 'pas celui-ci'],
  ])('is refused %s', async (_, given) => {
    const { call } = await t.signIn(await createUser(t.db, { password_hash }))
    await expect(erase(call, given)).rejects.toMatchObject({
      status: 422,
      errors: { current_password: expect.any(String) },
    })
    await call('GET /api/auth/me')
  })

  it('is refused without a confirmation', async () => {
    const { headers } = await t.signIn(await createUser(t.db, { password_hash }))
    const payload = { current_password: PASSWORD }
    const answer = await t.inject({ method: 'POST', url: '/api/auth/delete', headers, payload })
    expect(answer.json().errors).toEqual({ confirmation: 'Confirmez la suppression.' })
  })

  it('asks no password of an account that has none', async () => {
    const { call } = await t.signIn(await createUser(t.db, { password_hash: null }))
    expect((await erase(call)).data).toBeNull()
  })

  it('is done once when it is asked ten times at once', async () => {
    const { user, call } = await createPerson()
    await Promise.allSettled(Array.from({ length: 10 }, () => erase(call, PASSWORD)))
    await t.workOff()
    expect(t.mailsTo(user.email)).toHaveLength(1)
  })
})
