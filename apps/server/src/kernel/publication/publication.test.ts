import { journalStaff } from '@foulee/db/schema'
import { createPlan, createSeance } from '@foulee/testing/entrainement'
import { createEvenement } from '@foulee/testing/evenements'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { createParcours } from '@foulee/testing/parcours'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true, nom: 'Petit' }))
})
afterAll(() => t.close())

type Draft = { id: number; owner: Record<string, number> }
type Geste = 'soumettre' | 'publier' | 'renvoyer'

/** @param draft a complete one of this member, and its owner as the staff's journal names it */
const kind = (
  name: string,
  words: {
    genre: string
    root: string
    update: string
    etat?: string
    section: string
    subjects: [refused: string, published: string]
    draft: (member: number) => Promise<Draft>
  },
) => ({ name, etat: `${words.root}/{id}/etat`, ...words })

const KINDS = [
  kind('a race', {
    genre: 'course',
    root: 'courses',
    update: 'courses/{id}/update',
    section: 'identite',
    subjects: ['Votre course demande une retouche', 'Votre course est publiée'],
    async draft(member) {
      const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [member] })
      const { id } = await createCourse(t.db, t.clock.now, { organisateurs_id, etat: 0 })
      return { id, owner: { organisateurs_id } }
    },
  }),
  kind('a stay', {
    genre: 'voyage',
    root: 'voyages',
    update: 'voyages/update/{id}',
    section: 'presentation',
    subjects: ['Votre séjour demande une retouche', 'Votre séjour est publié'],
    async draft(member) {
      const { id: agences_id } = await createAgence(t.db, { membres: [member] })
      const { id } = await createVoyage(t.db, t.clock.now, { agences_id, etat: 0 })
      return { id, owner: { agences_id } }
    },
  }),
  kind('an event of an organiser', {
    genre: 'evenement',
    root: 'evenements',
    update: 'evenements/update/{id}',
    section: 'presentation',
    subjects: ['Votre évènement demande une retouche', 'Votre évènement est publié'],
    async draft(member) {
      const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [member] })
      const { id } = await createEvenement(t.db, t.clock.now, { organisateurs_id, etat: 0 })
      return { id, owner: { organisateurs_id } }
    },
  }),
  kind('an event of a shop', {
    genre: 'evenement',
    root: 'evenements',
    update: 'evenements/update/{id}',
    section: 'presentation',
    subjects: ['Votre évènement demande une retouche', 'Votre évènement est publié'],
    async draft(member) {
      const { id: magasins_id } = await createMagasin(t.db, t.clock.now, { membres: [member] })
      const { id } = await createEvenement(t.db, t.clock.now, { magasins_id, etat: 0 })
      return { id, owner: { magasins_id } }
    },
  }),
  kind('a plan', {
    genre: 'plan',
    root: 'coaching/plan',
    update: 'coaching/plan/{id}/update',
    section: 'presentation',
    subjects: ['Votre plan demande une retouche', 'Votre plan est publié'],
    async draft(users_id) {
      const { id } = await createPlan(t.db, { users_id, etat: 0, parution: 0 })
      return { id, owner: { users_id } }
    },
  }),
  kind('a session', {
    genre: 'seance',
    root: 'coaching/tsession',
    update: 'coaching/tsession/{id}/update',
    section: 'seance',
    subjects: ['Votre séance demande une retouche', 'Votre séance est publiée'],
    async draft(users_id) {
      const { id } = await createSeance(t.db, { users_id, etat: 0 })
      return { id, owner: { users_id } }
    },
  }),
  kind('a route', {
    genre: 'parcours',
    root: 'parcours',
    update: 'parcours/update/{id}',
    etat: 'parcours/etat/{id}',
    section: '',
    subjects: ['Votre parcours demande une retouche', 'Votre parcours est publié'],
    async draft(users_id) {
      const { id } = await createParcours(t.db, t.clock.now, { users_id, etat: 0 })
      return { id, owner: { users_id } }
    },
  }),
]
type Kind = (typeof KINDS)[number]

// The calls of all kinds have these parts in common.
const COURSE = 'courses/{id}/etat' as const
const ROOT = 'courses' as const
const move = async (
  { call }: SignedIn,
  { etat }: Kind,
  { id, geste, motif = '' }: { id: number; geste: Geste; motif?: string },
) =>
  (
    await call(`POST /api/${etat as typeof COURSE}`, {
      params: { id },
      body: { geste, motif },
    })
  ).data
const save = ({ call }: SignedIn, { update }: Kind, id: number, fields: Record<string, string>) =>
  call(`POST /api/${update as 'courses/{id}/update'}`, { params: { id }, body: form(fields) })
const gestion = async ({ call }: SignedIn, { root }: Kind, id: number) =>
  (await call(`GET /api/${root as typeof ROOT}/{id}/gestion`, { params: { id } })).data

async function begin({ draft }: Kind, { is_staff = false } = {}) {
  const user = await createUser(t.db, { prenom: 'Léa', nom: 'Martin', coach: true, is_staff })
  const lea = { ...user, ...(await t.signIn(user)) }
  return { lea, ...(await draft(user.id)) }
}

const findStaffActs = (genre: string, id: number) =>
  t.db
    .select({ action: journalStaff.action, details: journalStaff.details })
    .from(journalStaff)
    .where(and(eq(journalStaff.objet_id, id), like(journalStaff.action, `${genre}.%`)))
    .orderBy(journalStaff.id)

const FIRST =
  'Une boucle par les crêtes, puis un long retour dans la forêt jusqu’au lac, sans jamais forcer.'
const SECOND =
  'Une boucle par le lac, puis un long retour dans la forêt jusqu’aux crêtes, sans jamais forcer.'

describe.each(KINDS)('publication of $name', (of) => {
  it('the owner submits, the staff decides, and each move is recorded and told', async () => {
    const { genre, subjects } = of
    const { lea, id, owner } = await begin(of)
    await move(lea, of, { id, geste: 'soumettre' })
    await expectRefusal(move(lea, of, { id, geste: 'publier' }), 'acces_refuse')
    await expectRefusal(move(nora, of, { id, geste: 'renvoyer' }), 'champs_invalides', 'motif')
    const motif = 'Précisez le lieu.'
    const back = await move(nora, of, { id, geste: 'renvoyer', motif })
    expect(back).toMatchObject({ renvoi_motif: motif })
    await move(lea, of, { id, geste: 'soumettre' })
    await move(nora, of, { id, geste: 'publier' })
    await expectRefusal(move(lea, of, { id, geste: 'soumettre' }), 'geste_impossible')
    const table = genre === 'parcours' ? genre : `${genre}s`
    const stored = await t.db.execute(sql`
      select etat, publie_le is not null as is_dated, renvoi_motif
      from ${sql.identifier(table)} where id = ${id}`)
    expect(stored.rows).toEqual([{ etat: 100, is_dated: true, renvoi_motif: null }])
    const moves = await t.db.execute(sql`
      select de, vers, users_id, motif from ${sql.identifier(`${genre}_journal`)}
      where ${sql.identifier(`${table}_id`)} = ${id} order by id`)
    expect(moves.rows).toEqual([
      { de: 0, vers: 1, users_id: lea.id, motif: null },
      { de: 1, vers: 0, users_id: expect.any(Number), motif },
      { de: 0, vers: 1, users_id: lea.id, motif: null },
      { de: 1, vers: 100, users_id: expect.any(Number), motif: null },
    ])
    expect(await findStaffActs(genre, id)).toEqual([
      { action: `${genre}.renvoyer`, details: { ...owner, motif } },
      { action: `${genre}.publier`, details: { ...owner, motif: null } },
    ])
    await t.workOff()
    expect(t.mailsTo(lea.email).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(subjects),
    )
  })
})

// A route has fingerprints instead of versions (decision 164).
describe.each(KINDS.filter(({ section }) => section))('editors of $name', (of) => {
  it('a second save of the same section is refused, and changes nothing', async () => {
    const { lea, id } = await begin(of)
    const version = String((await gestion(lea, of, id)).version)
    await save(lea, of, id, { description: FIRST, version })
    const late = save(nora, of, id, { description: SECOND, version })
    const failure = await expectRefusal(late, 'version_depassee', 'version')
    expect(failure.errors.version).toBe('Martin Léa a enregistré cette partie à 10h.')
    const { version: newer, ...kept } = await gestion(lea, of, id)
    expect(JSON.stringify(kept)).toContain(FIRST)
    await save(nora, of, id, { description: SECOND, version: String(newer) })
    expect(JSON.stringify(await gestion(lea, of, id))).toContain(SECOND)
  })

  it('one of many simultaneous saves wins', async () => {
    const { lea, id } = await begin(of)
    const version = String((await gestion(lea, of, id)).version)
    const saves = await Promise.allSettled(
      ['Un', 'Deux', 'Trois', 'Quatre'].map((word) =>
        save(lea, of, id, { description: `${word}. ${FIRST}`, version }),
      ),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('the staff’s journal holds their changes of others’ content, and nothing else', async () => {
    const { genre, section } = of
    const { lea, id, owner } = await begin(of)
    await save(lea, of, id, { description: FIRST })
    await save(nora, of, id, { description: FIRST })
    await save(nora, of, id, { description: SECOND })
    expect(await findStaffActs(genre, id)).toEqual([
      {
        action: `${genre}.modifier`,
        details: { partie: section, ...owner, champs: ['description'] },
      },
    ])
  })

  it('the history names its owners, and the staff only as the staff', async () => {
    const { lea, id } = await begin(of)
    await save(lea, of, id, { description: FIRST })
    t.clock.advance({ ms: 1000 })
    await save(nora, of, id, { description: SECOND })
    t.clock.advance({ ms: 1000 })
    await move(lea, of, { id, geste: 'soumettre' })
    const { data, nb } = await lea.call(`GET /api/${of.root as typeof ROOT}/{id}/historique`, {
      params: { id },
    })
    expect(nb).toBe(3)
    expect(data.map(({ qui }) => qui)).toEqual(['Martin Léa', 'L’équipe de Foulée', 'Martin Léa'])
  })

  it('the history names an owner who is of the staff', async () => {
    const { lea, id } = await begin(of, { is_staff: true })
    await save(lea, of, id, { description: FIRST })
    const call = `GET /api/${of.root as typeof ROOT}/{id}/historique` as const
    const { data } = await lea.call(call, { params: { id } })
    expect(data.map(({ qui }) => qui)).toEqual(['Martin Léa'])
  })
})
