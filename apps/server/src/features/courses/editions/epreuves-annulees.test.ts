import type { Input } from '@foulee/contract/shared/call'
import { courseVersions } from '@foulee/db/schema'
import { nextName } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { EPREUVE, follow, type Lea, mailsAfterWork, meetLea } from './editions.test-cast.ts'

let t: TestApp
let lea: Lea
beforeAll(async () => {
  t = await testApp()
  lea = await meetLea(t)
})
afterAll(() => t.close())

const LONG = { ...EPREUVE, prix: 2500 }
const SHORT = { nom: 'Le 8 km', distance: 8000, denivele: 200, prix: 900, points: [] }
const MOTIF = 'Un sentier s’est effondré.'

async function openTwo(date_debut = '2026-06-06') {
  const nom = nextName('Ronde')
  const opened = await lea.open({ nom, editions: [{ date_debut, epreuves: [LONG, SHORT] }] })
  const short = opened.edition.epreuves.find(({ nom }) => nom === SHORT.nom)
  if (!short) throw new Error('The race lacks its short épreuve.')
  const base = { editions_id: opened.edition.id, id: short.id }
  const move = (body: Omit<Input<'POST /api/courses/epreuves'>['body'], 'editions_id' | 'id'>) =>
    lea.saveEpreuve({ ...base, ...body })
  return {
    ...opened,
    nom,
    short,
    move,
    cancel: () => move({ annulee: true, annulation_motif: MOTIF }),
    see: async () => {
      const { data } = await t.call('GET /api/courses/{id}', { params: { id: opened.id } })
      return data.editions_next.concat(data.editions_prev)[0]
    },
  }
}

describe('cancellation of one épreuve', () => {
  it('a cancelled épreuve stays on the page with its reason', async () => {
    const { cancel, see } = await openTwo()
    await cancel()
    expect((await see())?.epreuves).toMatchObject([
      { nom: LONG.nom, annulee: false, annulation_motif: null, etat: 100 },
      { nom: SHORT.nom, annulee: true, annulation_motif: MOTIF, etat: -1 },
    ])
  })

  it('a cancelled épreuve no longer matches by price or distance', async () => {
    const { id, nom, cancel, see } = await openTwo()
    const found = async (distance_max: number) => {
      const query = { texte: nom, distance_max: String(distance_max), nb_page: '100' }
      const { data } = await t.call('GET /api/courses', { query })
      return data.find((card) => card.id === id)
    }
    expect(await found(10_000)).toBeDefined()
    expect((await see())?.prix_min).toBe(900)
    await cancel()
    expect(await found(10_000)).toBeUndefined()
    expect((await see())?.prix_min).toBe(2500)
    expect((await found(25_000))?.edition?.epreuves).toMatchObject([
      { nom: LONG.nom, annulee: false },
      { nom: SHORT.nom, annulee: true },
    ])
  })

  it('calendars and the organiser’s export mark the cancelled épreuve', async () => {
    const { id, cancel } = await openTwo()
    await cancel()
    const url = `/api/courses/${id}/calendrier.ics`
    const calendar = (await t.app.inject({ url })).body.replaceAll('\r\n ', '')
    expect(calendar).toContain('Le 8 km (8\\,00\u00a0km)\u00a0: annulée')
    expect(calendar).toContain('STATUS:CONFIRMED')
    const csv = await t.app.inject({
      url: '/api/courses/export.csv',
      headers: { authorization: `Bearer ${lea.token}` },
    })
    const line = (nom: string) => csv.body.split(/\r?\n/).find((text) => text.includes(nom))
    expect(line('Le 8 km')).toMatch(/oui|true/)
  })

  it('only its own runners are notified of the cancellation', async () => {
    const { epreuve, short, cancel } = await openTwo()
    const [runner, other] = [await follow(t, short.id), await follow(t, epreuve.id)]
    await cancel()
    const [mail, ...more] = await mailsAfterWork(t, runner)
    expect(mail?.replace(/\s+/g, ' ')).toContain(
      `L’épreuve « Le 8 km » est annulée. Raison : ${MOTIF}`,
    )
    expect(more).toEqual([])
    expect(await mailsAfterWork(t, other)).toEqual([])
  })

  it('a cancelled épreuve stays in the run list, marked', async () => {
    const { short, cancel } = await openTwo()
    await lea.call('POST /api/liste/store', { body: { type: 'epreuve', id: short.id } })
    await cancel()
    const { data } = await lea.call('GET /api/liste')
    expect(data.epreuve.find(({ id }) => id === short.id)?.item?.epreuve).toMatchObject({
      annulee: true,
      annulation_motif: MOTIF,
    })
  })

  it('the cancellation stands in the history of the race', async () => {
    const { id, cancel } = await openTwo()
    await cancel()
    const [row] = await t.db
      .select({ changes: courseVersions.changes })
      .from(courseVersions)
      .where(eq(courseVersions.courses_id, id))
    expect(row?.changes).toEqual({
      annulee: [false, true],
      annulation_motif: [null, MOTIF],
    })
  })

  it('an épreuve restored notifies its runners, and loses the reason', async () => {
    const { short, cancel, move, see } = await openTwo()
    await cancel()
    const runner = await follow(t, short.id)
    await move({ annulee: false })
    expect((await see())?.epreuves[1]).toMatchObject({ annulee: false, annulation_motif: null })
    expect((await mailsAfterWork(t, runner)).join().replace(/\s+/g, ' ')).toContain(
      'L’épreuve « Le 8 km » a finalement lieu.',
    )
  })

  it('a cancellation in last year’s edition is stored, and notifies nobody', async () => {
    const { short, cancel, move, see } = await openTwo('2025-06-07')
    const runner = await follow(t, short.id)
    await cancel()
    expect((await see())?.epreuves[1]?.annulee).toBe(true)
    expect(await mailsAfterWork(t, runner)).toEqual([])
    await expectRefusal(move({ annulee: false }), 'champs_invalides', 'annulee')
  })

  it('a cancellation needs a reason, and another épreuve that takes place', async () => {
    const { epreuve, edition, cancel, move, see } = await openTwo()
    await expectRefusal(move({ annulee: true }), 'champs_invalides', 'annulation_motif')
    await cancel()
    const last = { editions_id: edition.id, id: epreuve.id, annulation_motif: MOTIF }
    await expectRefusal(lea.saveEpreuve({ ...last, annulee: true }), 'champs_invalides', 'annulee')
    expect((await see())?.epreuves[0]?.annulee).toBe(false)
  })

  it('a cancelled épreuve takes place again in the next edition', async () => {
    const { id, edition, cancel } = await openTwo()
    await cancel()
    const { data } = await lea.saveEdition(id, { copie_de: String(edition.id) })
    expect(data.editions[0]?.epreuves).toMatchObject([
      { nom: LONG.nom, etat: 100 },
      { nom: SHORT.nom, etat: 100, annulation_motif: null },
    ])
  })
})
