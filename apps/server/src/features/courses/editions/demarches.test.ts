import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { EPREUVE, type Lea, meetLea } from './editions.test-cast.ts'

let t: TestApp
let lea: Lea
beforeAll(async () => {
  t = await testApp()
  lea = await meetLea(t)
})
afterAll(() => t.close())

describe('check-list of an edition', () => {
  it('the check-list has deadlines, and stores the steps done', async () => {
    const { id, edition } = await lea.open()
    const saveDemarche = async (body: { cle?: 'avis'; fait?: boolean; etendue?: 'commune' }) =>
      (
        await lea.call('POST /api/courses/{id}/demarches', {
          params: { id },
          body: { editions_id: edition.id, ...body },
        })
      ).data[0]
    const avis = (list: Awaited<ReturnType<typeof saveDemarche>>) =>
      list?.demarches.find(({ cle }) => cle === 'avis')
    const { data } = await lea.call('GET /api/courses/{id}/demarches', { params: { id } })
    expect(avis(data[0])).toMatchObject({ date: '2026-02-06', etat: 'en_retard', fait_le: null })
    expect(avis(await saveDemarche({ etendue: 'commune' }))).toMatchObject({
      date: '2026-03-06',
      etat: 'en_retard',
    })
    expect(avis(await saveDemarche({ cle: 'avis', fait: true }))).toMatchObject({ etat: 'faite' })
    expect(avis(await saveDemarche({ cle: 'avis', fait: false }))).toMatchObject({
      etat: 'en_retard',
    })
  })

  it('the next deadline stands in the organiser’s list of races', async () => {
    const { id } = await lea.open()
    const { data } = await lea.call('GET /api/courses/{id}/gestion', { params: { id } })
    expect(data.echeance).toEqual({
      date: '2026-02-06',
      texte: 'L’inscrire au calendrier de la FFA',
    })
    const mine = await lea.call('GET /api/courses/mes-courses')
    expect(mine.data.find(({ course }) => course.id === id)?.echeance).toEqual(data.echeance)
  })

  it.each([
    ['another country', { pays: 'CH' }],
    ['nothing to come', { editions: [{ date_debut: '2025-06-06', epreuves: [EPREUVE] }] }],
    ['a cancelled edition', { editions: [{ date_debut: '2026-06-06', annulee: true }] }],
  ])('the check-list is empty: %s', async (_label, input) => {
    const { id } = await lea.open(input)
    const { data } = await lea.call('GET /api/courses/{id}/demarches', { params: { id } })
    expect(data).toEqual([])
  })

  it('the edition of another race is not found', async () => {
    const id = await lea.race()
    const { edition } = await lea.open()
    const body = { editions_id: edition.id, cle: 'avis', fait: true } as const
    const call = lea.call('POST /api/courses/{id}/demarches', { params: { id }, body })
    await expectRefusal(call, 'objet_introuvable')
  })
})
