import { createEntrainement } from '@foulee/testing/entrainement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectFolded, readEvents } from '#test/test-calendar.ts'
import { createCast, NOW, type Runner } from './entrainements.test-cast.ts'

let t: TestApp
let cast: ReturnType<typeof createCast>
beforeAll(async () => {
  t = await testApp({ now: NOW })
  cast = createCast(t)
})
afterAll(() => t.close())

const newRunner = () => cast.newRunner()
const plan = (...input: Parameters<typeof cast.plan>) => cast.plan(...input)

describe('training as a file', () => {
  const read = async ({ user }: Runner, id: number, format: string) =>
    t.inject({
      method: 'POST',
      url: `/api/training/${id}/fichier?format=${format}`,
      headers: { authorization: `Bearer ${(await t.signIn(user)).token}` },
    })

  it('a training is a calendar event under the UID of the feed', async () => {
    const runner = await newRunner()
    const { id } = await plan(runner, '2027-05-13', {
      titre: 'Côtes; longues, et \\ raides',
      description: 'Première ligne.\nSeconde ligne, assez longue pour devoir être pliée en deux.',
      note: 'Rendez-vous au stade.',
    })
    const answer = await read(runner, id, 'ics')
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/filename="2027-05-13-cotes[\w-]*\.ics"/)
    expectFolded(answer.body)
    const [event, ...others] = readEvents(answer.body)
    expect(others).toEqual([])
    expect(event).toMatchObject({
      UID: `entrainement-${id}@foulee`,
      SUMMARY: 'Côtes\\; longues\\, et \\\\ raides',
      'DTSTART;VALUE=DATE': '20270513',
      'DTEND;VALUE=DATE': '20270514',
    })
    expect(event?.['URL;VALUE=URI']).toMatch(new RegExp(`/training\\?entrainement=${id}$`))
    expect(event?.DESCRIPTION).toContain('Première ligne.\\nSeconde ligne\\, assez longue')
    expect(event?.DESCRIPTION).toContain('Rendez-vous au stade.')
    expect(event?.DESCRIPTION).toMatch(/20' à 65-75\s%\sVMA \+ 6x30\/30/)
    const { url } = (await runner.call('POST /api/auth/agenda/flux')).data
    const feed = await t.inject({ url: new URL(url).pathname })
    expect(readEvents(feed.body).map(({ UID }) => UID)).toEqual([event?.UID])
  })

  it.each(['fit', 'zwo', 'txt'])(
    'a training is a %s of its own steps, not of the library’s',
    async (format) => {
      const runner = await newRunner()
      const { id } = await plan(runner, '2027-05-13')
      const answer = await read(runner, id, format)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/octet-stream')
      if (format === 'txt') expect(answer.body).toContain('VMA')
    },
  )

  it('a training of another member has no file', async () => {
    const { id } = await createEntrainement(t.db, {})
    expect((await read(await newRunner(), id, 'ics')).statusCode).toBe(404)
  })
})
