import { CallError } from '@foulee/contract/call-error'
import type { GesteCourse } from '@foulee/contract/courses-edition'
import type { ErrorCode } from '@foulee/contract/errors'
import {
  courseJournal,
  courses,
  journalStaff,
  liste,
  notifications,
  points,
  users,
} from '@foulee/db/schema'
import {
  createCourse,
  createOrganisateur,
  createUser,
  type NewCourse,
} from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '../../http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '../../test-app.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const newOrganiser = async () => {
  const user = await createUser(t.db, { prenom: 'Léa', nom: 'Martin' })
  const organisateur = await createOrganisateur(t.db, { membres: [user.id] })
  return { ...user, ...(await t.signIn(user)), organisateurs_id: organisateur.id }
}
type Organiser = Awaited<ReturnType<typeof newOrganiser>>

const create = async (lea: Organiser, fields: Record<string, string> = {}) => {
  const body = form({
    organisateurs_id: String(lea.organisateurs_id),
    nom: 'Trail du balcon',
    ...fields,
  })
  return lea.call('POST /api/courses/create', { body })
}
const update = async ({ call }: SignedIn, id: number, fields: Record<string, string>) =>
  (await call('POST /api/courses/{id}/update', { params: { id }, body: form(fields) })).data
const move = async ({ call }: SignedIn, id: number, geste: GesteCourse, motif = '') =>
  (await call('POST /api/courses/{id}/etat', { params: { id }, body: { geste, motif } })).data
const gestion = async ({ call }: SignedIn, id: number) =>
  (await call('GET /api/courses/{id}/gestion', { params: { id } })).data
/** Complete unless told otherwise. */
const draft = async ({ organisateurs_id, id: created_by }: Organiser, given: NewCourse = {}) =>
  (await createCourse(t.db, t.clock.now, { organisateurs_id, created_by, etat: 0, ...given })).id
const row = async (id: number) => {
  const [found] = await t.db.select().from(courses).where(eq(courses.id, id))
  return found
}

/** Asserts that a call is refused so; with `field`, also what it is about. */
async function expectFailure(call: Promise<unknown>, code: ErrorCode, field?: string) {
  const failure = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(failure instanceof CallError)) throw new Error(`Not refused: ${String(failure)}`)
  expect(failure.code).toBe(code)
  if (field) expect(failure.errors).toHaveProperty(field)
  return failure
}

describe('creating a race', () => {
  it('is a draft that says what is missing', async () => {
    const lea = await newOrganiser()
    const { id, data } = await create(lea)
    expect(data.course).toMatchObject({ id, nom: 'Trail du balcon', statut: 'non_publiee' })
    expect(data.manques.map(({ champ }) => champ)).toEqual([
      'description',
      'ville',
      'editions',
      'epreuves',
    ])
    expect(data).toMatchObject({ version: 1, completude: 0, renvoi_motif: null })
    expect(data.droits).toEqual({
      ...{ modifier: true, soumettre: true, supprimer: true },
      ...{ publier: false, renvoyer: false, annuler: false },
    })
  })

  it('needs an organiser of one’s own', async () => {
    const [lea, karim] = [await newOrganiser(), await newOrganiser()]
    const others = create({ ...karim, organisateurs_id: lea.organisateurs_id })
    await expectFailure(others, 'acces_refuse')
    const none = create({ ...karim, organisateurs_id: 999_999_999 })
    await expectFailure(none, 'champs_invalides', 'organisateurs_id')
  })

  it.each([
    ['Les 10 km du lac', 'les-10-km-du-lac'],
    ['Ecotrail', 'ecotrail-'],
    ['A valider', 'a-valider-'],
    ['2027', '2027-'],
    ['…', 'course-'],
  ])('« %s » has an address of its own: %s', async (nom, slug) => {
    const { id, data } = await create(await newOrganiser(), { nom })
    expect(data.course.slug).toBe(slug.endsWith('-') ? `${slug}${id}` : slug)
    const again = await create(await newOrganiser(), { nom })
    expect(again.data.course.slug).not.toBe(data.course.slug)
  })
})

describe('changing it', () => {
  it('changes only what is sent, and finds the area of its place', async () => {
    const lea = await newOrganiser()
    const { id } = await create(lea)
    const { course } = await update(lea, id, { ville: 'Annecy', code_postal: '74000' })
    expect(course).toMatchObject({ ville: 'Annecy', departement: '74', region: '84' })
    const { course: then } = await update(lea, id, { types: 'trail', site: 'exemple.fr' })
    expect(then).toMatchObject({ ville: 'Annecy', types: ['trail'], site: 'https://exemple.fr/' })
    const { course: abroad } = await update(lea, id, {
      ...{ ville: 'Genève', code_postal: '1200', pays: 'CH' },
    })
    expect(abroad).toMatchObject({ departement: null, region: null, pays: 'CH' })
    const { course: bare } = await update(lea, id, { ville: '', site: '', position: 'null' })
    expect(bare).toMatchObject({ ville: null, site: null, position: null })
  })

  it('merges practical lines', async () => {
    const lea = await newOrganiser()
    const { id } = await create(lea, { pratique: '{"acces":"Par le lac.","parking":"Au stade."}' })
    const { course } = await update(lea, id, { pratique: '{"parking":"","douches":"Au gymnase."}' })
    expect(course.pratique).toEqual({ acces: 'Par le lac.', douches: 'Au gymnase.' })
  })

  it('renames its address until it is published, not after', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea)
    const { course } = await update(lea, id, { nom: 'Le tour des crêtes' })
    expect(course.slug).toMatch(/^le-tour-des-cretes/)
    await move(lea, id, 'soumettre')
    await move(nora, id, 'publier')
    const { course: then } = await update(lea, id, { nom: 'Autre nom encore' })
    expect(then).toMatchObject({ nom: 'Autre nom encore', slug: course.slug })
  })

  it.each([
    ['nom', ' '],
    ['nom', 'a'.repeat(201)],
    ['email', 'lea'],
    ['telephone', 'appelez'],
    ['site', 'javascript:alert(1)'],
    ['code_postal', '7400'],
    ['position', '[200,45]'],
    ['pratique', '{"piscine":"oui"}'],
    ['types', 'natation'],
    ['pays', 'XX'],
  ])('refuses %s « %s »', async (field, value) => {
    const lea = await newOrganiser()
    const { id } = await create(lea)
    await expectFailure(update(lea, id, { [field]: value }), 'champs_invalides', field)
  })

  it('a published race keeps its description and its place', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea, { etat: 100 })
    await expectFailure(update(lea, id, { description: '' }), 'champs_invalides', 'description')
    await expectFailure(
      update(lea, id, { ville: '', position: 'null' }),
      'champs_invalides',
      'ville',
    )
  })
})

describe('two editors at once', () => {
  it('the second to save the same part is told, and nothing changes', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea)
    const { version } = await gestion(lea, id)
    const base = String(version)
    const first = await update(lea, id, { description: 'Par les crêtes.', version: base })
    const failure = await expectFailure(
      update(nora, id, { description: 'Par le lac.', version: base }),
      'version_depassee',
    )
    expect(failure.errors.version).toBe('Léa Martin a enregistré cette partie à 10\u00a0h\u00a000.')
    expect((await gestion(lea, id)).course.description).toBe('Par les crêtes.')
    const theirs = String(first.version)
    const { course } = await update(nora, id, { description: 'Par le lac.', version: theirs })
    expect(course.description).toBe('Par le lac.')
  })

  it('other parts do not mind, nor what is the same', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea)
    const base = String((await gestion(lea, id)).version)
    await update(lea, id, { description: 'Par les crêtes.', version: base })
    await update(nora, id, { ville: 'Annecy', version: base })
    await update(nora, id, { description: 'Par les crêtes.', version: base })
    await update(nora, id, { ville: 'Annecy', version: base })
    expect((await gestion(lea, id)).course).toMatchObject({ ville: 'Annecy' })
  })

  it('of two that start together one wins', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea)
    const version = String((await gestion(lea, id)).version)
    const texts = ['Un', 'Deux', 'Trois', 'Quatre']
    const saves = await Promise.allSettled(
      texts.map((description) => update(lea, id, { description, version })),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('the history says who changed what, in words', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea, { ville: 'Grenoble' })
    await update(lea, id, { ville: 'Annecy', code_postal: '74000' })
    t.clock.advance({ hours: 1 })
    await move(lea, id, 'soumettre')
    t.clock.advance({ hours: 1 })
    await move(nora, id, 'renvoyer', 'Précisez le lieu.')
    const { data, nb } = await lea.call('GET /api/courses/{id}/historique', { params: { id } })
    expect(nb).toBe(3)
    expect(data.map(({ qui, titre, lignes }) => [qui, titre, lignes])).toEqual([
      ['L’équipe de Foulée', 'Renvoyée pour être revue', ['Précisez le lieu.']],
      ['Léa Martin', 'Soumise à validation', []],
      [
        'Léa Martin',
        'Lieu',
        [
          'Ville\u00a0: «\u00a0Grenoble\u00a0», puis «\u00a0Annecy\u00a0»',
          'Code postal\u00a0: «\u00a038000\u00a0», puis «\u00a074000\u00a0»',
        ],
      ],
    ])
  })
})

describe('publication', () => {
  it('is asked for by the organiser, answered by the staff, and pays once', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea, { nom: 'Trail de la dent rouge' })
    expect((await move(lea, id, 'soumettre')).course.statut).toBe('en_validation')
    await expectFailure(move(lea, id, 'publier'), 'acces_refuse')
    await expectFailure(move(nora, id, 'renvoyer'), 'champs_invalides', 'motif')
    const back = await move(nora, id, 'renvoyer', 'Précisez le lieu.')
    expect(back).toMatchObject({ renvoi_motif: 'Précisez le lieu.' })
    expect(back.course.statut).toBe('non_publiee')
    await move(lea, id, 'soumettre')
    const { course } = await move(nora, id, 'publier')
    expect(course.statut).toBe('publiee')

    const [paid] = await t.db.select().from(points).where(eq(points.users_id, lea.id))
    expect(paid).toMatchObject({ kind: 'course_publiee', points: 150 })
    const [user] = await t.db.select().from(users).where(eq(users.id, lea.id))
    expect(user?.organisateur).toBe(true)
    expect((await row(id))?.publie_le).not.toBeNull()
    const moves = await t.db.select().from(courseJournal).where(eq(courseJournal.courses_id, id))
    expect(moves.map(({ de, vers }) => [de, vers])).toEqual([
      ...[
        [0, 1],
        [1, 0],
        [0, 1],
        [1, 100],
      ],
    ])
    const acts = await t.db.select().from(journalStaff).where(eq(journalStaff.objet_id, id))
    expect(acts.map(({ action }) => action)).toEqual(['course.renvoyer', 'course.publier'])

    await t.workOff()
    expect(
      t
        .mailsTo(lea.email)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['Votre course demande une retouche', 'Votre course est publiée'])
    await t.hearChanges()
    const found = await t.call('GET /api/courses', { query: { texte: 'dent rouge' } })
    expect(found.data.map((one) => one.id)).toEqual([id])
  })

  it('is refused while something is missing, each named', async () => {
    const lea = await newOrganiser()
    const { id } = await create(lea)
    const failure = await expectFailure(move(lea, id, 'soumettre'), 'course_incomplete')
    expect(Object.keys(failure.errors)).toEqual(['description', 'ville', 'editions', 'epreuves'])
  })

  it('a race is cancelled with a reason, and may come back', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea, { etat: 100 })
    await expectFailure(move(lea, id, 'annuler'), 'champs_invalides', 'motif')
    const { course } = await move(lea, id, 'annuler', 'Arrêté préfectoral.')
    expect(course).toMatchObject({ statut: 'annulee', annulation_motif: 'Arrêté préfectoral.' })
    await expectFailure(move(lea, id, 'annuler', 'Encore.'), 'geste_impossible')
    await move(lea, id, 'soumettre')
    expect((await move(nora, id, 'publier')).course).toMatchObject({
      ...{ statut: 'publiee', annulation_motif: null },
    })
  })

  it('who has it in the run list is told, of the place too', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea, { etat: 100, ville: 'Grenoble' })
    const { course } = await gestion(lea, id)
    const karim = await createUser(t.db)
    const objet_id = course.editions_next[0]?.epreuves[0]?.id ?? 0
    await t.db.insert(liste).values({ users_id: karim.id, type: 'epreuve', objet_id })
    await update(lea, id, { ville: 'Annecy', code_postal: '74000' })
    await move(lea, id, 'annuler', 'Arrêté préfectoral.')
    await move(lea, id, 'soumettre')
    await move(nora, id, 'publier')
    await t.workOff()
    const told = await t.db.select().from(notifications).where(eq(notifications.users_id, karim.id))
    expect(told.map(({ titre }) => titre.split('\u00a0:')[0]).toSorted()).toHaveLength(3)
    expect(told.map(({ texte }) => texte).join(' ')).toContain('Arrêté préfectoral.')
  })

  it('its members learn of what staff do in their place', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea, { etat: 100 })
    await move(nora, id, 'annuler', 'Course en double.')
    await t.workOff()
    const [mail] = t.mailsTo(lea.email)
    expect(mail?.subject).toBe('Votre course est annulée sur Foulée')
    expect(mail?.text).toContain('Course en double.')
  })
})

describe('others', () => {
  it('do not find a draft, and may not touch what they see', async () => {
    const [lea, karim] = [await newOrganiser(), await newOrganiser()]
    const hidden = await draft(lea)
    const seen = await draft(lea, { etat: 100 })
    for (const [id, code] of [
      [hidden, 'course_introuvable'],
      [seen, 'acces_refuse'],
    ] as const) {
      await expectFailure(gestion(karim, id), code)
      await expectFailure(update(karim, id, { nom: 'À moi' }), code)
      await expectFailure(move(karim, id, 'annuler', 'Non.'), code)
      const params = { id }
      await expectFailure(karim.call('POST /api/courses/{id}/del', { params }), code)
      await expectFailure(karim.call('GET /api/courses/{id}/historique', { params }), code)
    }
  })

  it('my races are those of my organisers, with what each lacks', async () => {
    const [lea, karim] = [await newOrganiser(), await newOrganiser()]
    await create(lea, { nom: 'Trail neuf' })
    await draft(karim)
    const { data, nb } = await lea.call('GET /api/courses/mes-courses', {})
    expect(nb).toBe(1)
    expect(data[0]).toMatchObject({ nb_manques: 4, completude: 0, renvoi_motif: null })
    expect(data[0]?.course.nom).toBe('Trail neuf')
  })

  it('staff find what waits, the oldest first', async () => {
    const lea = await newOrganiser()
    const [old, recent] = [await draft(lea), await draft(lea)]
    await move(lea, old, 'soumettre')
    t.clock.advance({ hours: 1 })
    await move(lea, recent, 'soumettre')
    const { data } = await nora.call('GET /api/courses/a-valider', { query: { nb_page: 100 } })
    const ids = data.map(({ id }) => id).filter((id) => id === old || id === recent)
    expect(ids).toEqual([old, recent])
  })
})

describe('removing', () => {
  it('a draft goes with all that hangs on it', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea, { photos: [{}], partners: [{}] })
    await lea.call('POST /api/courses/{id}/del', { params: { id } })
    expect(await row(id)).toBeUndefined()
    await expectFailure(gestion(lea, id), 'course_introuvable')
  })

  it.each([
    ['what waits', 1],
    ['what is published', 100],
    ['what is cancelled', -1],
  ])('%s stays', async (_, etat) => {
    const lea = await newOrganiser()
    const id = await draft(lea, { etat })
    await expectFailure(
      lea.call('POST /api/courses/{id}/del', { params: { id } }),
      'geste_impossible',
    )
  })

  it('so does a draft that was published once', async () => {
    const lea = await newOrganiser()
    const id = await draft(lea)
    const publie_le = t.clock.now.toISOString()
    await t.db.update(courses).set({ publie_le }).where(eq(courses.id, id))
    await expectFailure(
      lea.call('POST /api/courses/{id}/del', { params: { id } }),
      'geste_impossible',
    )
  })
})
