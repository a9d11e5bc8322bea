import { entrainements, seances } from '@foulee/db/schema'
import { createEntrainement, createSeance } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectFolded, readEvents } from '#test/test-calendar.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { seanceShare } from './seances.share.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

async function newAuthor() {
  const user = await createUser(t.db)
  return { user, ...(await t.signIn(user)) }
}
type Author = Awaited<ReturnType<typeof newAuthor>>

const store = async ({ call }: Author, body: { titre?: string; raccourci?: string }) => {
  const { id } = await call('POST /api/coaching/tsession/store', { body })
  return (await call('GET /api/coaching/tsession/{id}/gestion', { params: { id } })).data
}
const update = async ({ call }: Author, id: number, fields: Record<string, string>) =>
  (await call('POST /api/coaching/tsession/{id}/update', { params: { id }, body: form(fields) }))
    .data
const WHOLE = {
  titre: 'Trente-trente du mardi',
  description: 'De la vitesse courte, à faire bien reposé, sur un terrain plat et régulier.',
  niveau: 'confirme',
  objectif: 'vma',
}

describe('writing a session', () => {
  it('a shorthand is parsed, its steps get ids and totals', async () => {
    const author = await newAuthor()
    const { seance } = await store(author, {
      raccourci: "20' EF + 8x30/30 à 100-105 % VMA + 10' RC",
    })
    expect(seance.steps.map(({ type }) => type)).toEqual([
      'echauffement',
      'repetition',
      'retour_au_calme',
    ])
    expect(seance.totaux.duree).toBe(20 * 60 + 8 * 60 + 10 * 60)
    const ids = seance.steps.flatMap((step) => [
      step.id,
      ...('steps' in step ? step.steps.map(({ id }) => id) : []),
    ])
    expect(new Set(ids).size).toBe(5)
    expect(ids.every((id) => typeof id === 'number')).toBe(true)
  })

  it('an unreadable shorthand is refused with the position, and writes nothing', async () => {
    const author = await newAuthor()
    const { seance } = await store(author, { titre: 'Séance', raccourci: "20' EF" })
    const failure = await expectRefusal(
      update(author, seance.id, { titre: 'Autre', raccourci: "20' EF + 10000x30/30" }),
      'champs_invalides',
      'raccourci',
    )
    expect(failure.errors.raccourci).toMatch(/99/)
    const after = await t.db.query.seances.findFirst({ where: eq(seances.id, seance.id) })
    expect(after).toMatchObject({ titre: 'Séance', duree: 1200 })
  })

  it('ids of unchanged steps stay, and none of another session is taken', async () => {
    const author = await newAuthor()
    const { seance } = await store(author, { raccourci: "20' EF + 6x30/30" })
    const other = await createSeance(t.db)
    const [first, second] = seance.steps
    const sent = [{ ...first, id: other.steps_ids[0] }, second]
    const { seance: after } = await update(author, seance.id, { steps: JSON.stringify(sent) })
    expect(after.steps[1]?.id).toBe(second?.id)
    expect([other.steps_ids[0], first?.id]).not.toContain(after.steps[0]?.id)
  })

  it('a copy by another member is a draft of their own', async () => {
    const { call } = await newAuthor()
    const source = await createSeance(t.db, { titre: 'Pyramide', tags: ['piste'] })
    const { data } = await call('POST /api/coaching/tsession/store', { body: { copie: source.id } })
    expect(data).toMatchObject({
      titre: 'Pyramide (copie)',
      tags: ['piste'],
      statut: 'non_publiee',
    })
    expect(data.raccourci).toBe((await read(source.slug)).raccourci)
  })
})

const read = async (id: string) =>
  (await t.call('GET /api/training-session/{id}', { params: { id } })).data

describe('editing single steps', () => {
  const step = {
    type: 'effort',
    fin: { type: 'distance', valeur: 400 },
    cible: { type: 'vma', min: 100, max: 100 },
  } as const

  it('steps are added into a repetition, replaced and removed', async () => {
    const author = await newAuthor()
    const { call } = author
    const { seance } = await store(author, { raccourci: "20' EF + 6x30/30" })
    const parent = seance.steps[1]?.id ?? 0
    const added = await call('POST /api/coaching/step/store', {
      body: { seances_id: seance.id, step, parent, ordre: 0 },
    })
    expect(added.data).toEqual({ ...step, id: added.id })
    const after = await call('GET /api/coaching/tsession/{id}/gestion', {
      params: { id: seance.id },
    })
    expect(after.data.seance.steps[1]).toMatchObject({ steps: [{ id: added.id }, {}, {}] })
    const changed = await call('POST /api/coaching/step/{id}/update', {
      params: { id: added.id },
      body: { step: { ...step, fin: { type: 'distance', valeur: 500 } } },
    })
    expect(changed.data.seance.steps[1]).toMatchObject({
      steps: [{ id: added.id, fin: { valeur: 500 } }, {}, {}],
    })
    const bare = await call('POST /api/coaching/step/{id}/update', {
      params: { id: added.id },
      body: { ...step, fin: { type: 'distance', valeur: 600 } },
    })
    expect(bare.data.seance.steps[1]).toMatchObject({
      steps: [{ id: added.id, fin: { valeur: 600 } }, {}, {}],
    })
    const removed = await call('POST /api/coaching/step/{id}/destroy', {
      params: { id: added.id },
    })
    expect(removed.data.seance.raccourci).toBe(seance.raccourci)
  })

  it('steps are refused in French by field, also as the JSON of a form', async () => {
    const author = await newAuthor()
    const { seance } = await store(author, { raccourci: "20' EF" })
    const long = { ...step, fin: { type: 'temps', valeur: 1e9 }, cible: { type: 'vma', min: '9' } }
    const { errors } = await expectRefusal(
      author.call('POST /api/coaching/step/store', {
        body: form({ seances_id: String(seance.id), step: JSON.stringify(long), ordre: '0' }),
      }),
      'champs_invalides',
    )
    expect(errors).toEqual({
      'step.fin.valeur': 'Indiquez un nombre d’au plus 86400.',
      'step.cible.min': 'Indiquez un nombre.',
      'step.cible.max': 'Ce champ est obligatoire.',
    })
  })

  it('steps are hidden from others, and nest three levels at most', async () => {
    const author = await newAuthor()
    const { seance } = await store(author, { raccourci: '2x(3x30/30)' })
    const { call } = await newAuthor()
    const id = seance.steps[0]?.id ?? 0
    await expectRefusal(
      call('POST /api/coaching/step/{id}/destroy', { params: { id } }),
      'step_introuvable',
    )
    const inner = seance.steps[0]
    const parent = inner && 'steps' in inner ? (inner.steps[0]?.id ?? 0) : 0
    const deep = { type: 'repetition' as const, fois: 2, steps: [step] }
    await expectRefusal(
      author.call('POST /api/coaching/step/store', {
        body: { seances_id: seance.id, step: deep, parent },
      }),
      'champs_invalides',
    )
  })
})

describe('publication of a session', () => {
  const move = (
    { call }: SignedIn,
    id: number,
    geste: 'soumettre' | 'publier' | 'renvoyer' | 'reprendre',
    motif = '',
  ) => call('POST /api/coaching/tsession/{id}/etat', { params: { id }, body: { geste, motif } })

  it('a complete session is submitted, decided by staff, and its author notified', async () => {
    const author = await newAuthor()
    const { seance } = await store(author, { titre: WHOLE.titre })
    await expectRefusal(move(author, seance.id, 'soumettre'), 'seance_incomplete', 'raccourci')
    await update(author, seance.id, { ...WHOLE, raccourci: "20' EF + 8x30/30" })
    await move(author, seance.id, 'soumettre')
    const waiting = await nora.call('GET /api/coaching/tsession/a-valider', {
      query: { nb_page: 100 },
    })
    expect(waiting.data.map(({ id }) => id)).toContain(seance.id)
    await expectRefusal(move(author, seance.id, 'publier'), 'acces_refuse')
    await move(nora, seance.id, 'publier')
    expect(await read('trente-trente-du-mardi')).toMatchObject({ id: seance.id, statut: 'publiee' })
    await t.workOff()
    expect(t.mailsTo(author.user.email).map(({ subject }) => subject)).toEqual([
      'Votre séance est publiée',
    ])
  })

  it('a session comes back with a reason', async () => {
    const author = await newAuthor()
    const { id } = await createSeance(t.db, { users_id: author.user.id, etat: 1 })
    await expectRefusal(move(nora, id, 'renvoyer'), 'champs_invalides', 'motif')
    await expectRefusal(move(nora, id, 'reprendre'), 'geste_impossible')
    const { data } = await move(nora, id, 'renvoyer', 'Dites à quelle allure récupérer.')
    expect(data).toMatchObject({ renvoi_motif: 'Dites à quelle allure récupérer.' })
    const mine = await author.call('GET /api/coaching/tsession', { query: { my: 1 } })
    expect(mine.data).toMatchObject([{ id, renvoi_motif: 'Dites à quelle allure récupérer.' }])
  })

  it('a draft is neither in the library nor at its address', async () => {
    const { id, slug } = await createSeance(t.db, { etat: 0, titre: 'Brouillon introuvable' })
    const { data } = await t.call('GET /api/training-session', {
      query: { texte: 'brouillon introuvable' },
    })
    expect(data.map((item) => item.id)).not.toContain(id)
    await expectRefusal(read(slug), 'seance_introuvable')
  })
})

describe('library of sessions', () => {
  it('the library is searched by words, goal, level and duration', async () => {
    const marque = await createSeance(t.db, {
      titre: 'Côtes brèves du vallon',
      objectif: 'cotes',
      niveau: 'expert',
      duree: 3000,
      tags: ['vallon-test'],
    })
    const find = async (query: object) =>
      (await t.call('GET /api/training-session', { query })).data.map(({ id }) => id)
    expect(await find({ texte: 'cotes vallon' })).toContain(marque.id)
    expect(await find({ tags: ['vallon-test'], objectif: 'cotes', niveau: 'expert' })).toEqual([
      marque.id,
    ])
    expect(await find({ tags: ['VALLON-tést'] })).toEqual([marque.id])
    expect(await find({ tags: ['vallon-test'], duree_min: 51 })).toEqual([])
    expect(await find({ tags: ['vallon-test'], duree_min: 50, duree_max: 50 })).toEqual([marque.id])
  })

  it('a training stays when its session is deleted', async () => {
    const author = await newAuthor()
    const { id } = await createSeance(t.db, { users_id: author.user.id })
    const training = await createEntrainement(t.db, { seances_id: id })
    await author.call('POST /api/coaching/tsession/{id}/destroy', { params: { id } })
    const [after] = await t.db.select().from(entrainements).where(eq(entrainements.id, training.id))
    expect(after).toMatchObject({ seances_id: null, titre: training.titre })
  })
})

it('a session in the run list is hidden once it is no longer visible', async () => {
  const { call } = await newAuthor()
  const { id, titre } = await createSeance(t.db)
  const body = { type: 'entrainement' as const, id }
  await call('POST /api/liste/store', { body: { ...body, extra: { etat: 'termine' } } })
  const read = async () => (await call('GET /api/liste')).data.entrainement
  expect(await read()).toMatchObject([{ id, extra: { etat: 'termine' }, item: { titre } }])
  await t.db.update(seances).set({ etat: 0 }).where(eq(seances.id, id))
  expect(await read()).toMatchObject([{ id, item: null }])
  await call('POST /api/liste/delete', { body })
  expect(await read()).toEqual([])
})

it('a published session has a link preview', async () => {
  const { slug } = await createSeance(t.db, { titre: 'Pyramide du stade', charge: 260 })
  const draft = await createSeance(t.db, { etat: 0 })
  expect(await seanceShare.find(t.db, slug)).toMatchObject({
    content: {
      nom: 'Pyramide du stade',
      figures: [
        { value: '36', unit: 'min' },
        { value: '260', unit: 'de charge' },
      ],
    },
  })
  expect(await seanceShare.find(t.db, draft.slug)).toBeNull()
})

describe('files of sessions', () => {
  it('a FIT with the reader’s paces is written and read back', async () => {
    const { call } = await newAuthor()
    const { id, titre } = await createSeance(t.db)
    await call('POST /api/training/vma', {
      body: { source: 'declaree', vma: 15, le: '2026-01-10' },
    })
    const { blob } = await call('POST /api/workout/sync/{id}', { params: { id } })
    const fichier = new File([await blob.arrayBuffer()], 'seance.fit')
    const { data } = await call('POST /api/coaching/tsession/import', { body: form({ fichier }) })
    expect(data.titre).toBe(titre)
    // 65 to 75 % of 15 km/h.
    expect(data.steps[0]).toMatchObject({ fin: { type: 'temps', valeur: 1200 } })
    expect(data.steps).toHaveLength(3)
  })

  it('a session is a calendar event on the given day', async () => {
    const { slug, id, titre } = await createSeance(t.db, { updated_at: '2026-03-01T10:00:00Z' })
    const url = `/api/training-session/${slug}/fichier?format=ics`
    const missing = await t.inject({ url })
    expect(missing.statusCode).toBe(422)
    expect(missing.json().errors).toEqual({ jour: 'Choisissez un jour.' })
    const { body, headers } = await t.inject({ url: `${url}&jour=2027-05-20` })
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expectFolded(body)
    const [event] = readEvents(body)
    expect(event).toMatchObject({
      UID: `seance-${id}-2027-05-20@foulee`,
      DTSTAMP: '20260301T100000Z',
      SUMMARY: titre,
      'DTSTART;VALUE=DATE': '20270520',
    })
    expect(event?.['URL;VALUE=URI']).toMatch(new RegExp(`/training/${slug}$`))
    expect(event?.DESCRIPTION).toMatch(/6x30\/30 à 100-105\s%\sVMA/)
  })

  it('a file that is no session is refused in French', async () => {
    const { call } = await newAuthor()
    const fichier = new File(['<gpx></gpx>'], 'trace.gpx')
    const failure = await expectRefusal(
      call('POST /api/coaching/tsession/import', { body: form({ fichier }) }),
      'seance_illisible',
    )
    expect(failure.message).not.toMatch(/undefined|Error/)
  })
})
