import { resultatLots, resultats } from '@foulee/db/schema'
import { createResultat } from '@foulee/testing/resultats'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { sweepLots } from './resultats.lots.ts'
import { FILE, openRace, writeFile } from './resultats.test-cast.ts'

const t = await testApp()

async function beginStoring(epreuves_id: number, vu_le = sql`now()`): Promise<number> {
  const [lot] = await t.db
    .insert(resultatLots)
    .values({ epreuves_id, vu_le })
    .returning({ id: resultatLots.id })
  if (!lot) throw new Error('The insert returned nothing.')
  await createResultat(t.db, epreuves_id, { lot: lot.id, nom: 'Invisible' })
  return lot.id
}

const LONG_AGO = sql`now() - interval '31 seconds'`
const countLines = (epreuves_id: number) =>
  t.db.$count(resultats, eq(resultats.epreuves_id, epreuves_id))

describe('an upload in progress', () => {
  it('other requests are answered, and see the former file until the end', async () => {
    const race = await openRace(t)
    await race.send(FILE)
    const sent = { is_done: false }
    const sending = race.send(writeFile(5000, 'AC Neuf')).finally(() => {
      sent.is_done = true
    })
    const seen = { stored: new Set<number>(), shown: new Set<number>() }
    while (!sent.is_done) {
      const { rows } = await t.db.execute<{ stored: number; shown: number }>(sql`
        select count(*)::int as stored,
          (select nb from resultat_envois where epreuves_id = ${race.epreuves_id}) as shown
        from resultats where epreuves_id = ${race.epreuves_id}`)
      for (const { stored, shown } of rows) {
        seen.stored.add(stored)
        seen.shown.add(shown)
      }
    }
    await sending
    expect(seen.stored.size).toBeGreaterThan(10)
    expect([...seen.shown].filter((nb) => nb !== 7 && nb !== 5000)).toEqual([])
    expect((await race.list()).length).toBeGreaterThan(0)
    expect(await countLines(race.epreuves_id)).toBe(5000)
  })

  it('a line can be neither proved nor hidden, until the upload ends or is killed', async () => {
    const race = await openRace(t)
    await race.send(FILE)
    const code = (await race.codes()).get('11') ?? ''
    const member = await race.newMember()
    const lot = await beginStoring(race.epreuves_id)
    const refused = { code: 'resultats_en_cours' }
    await expect(race.prove(member, '11', code)).rejects.toMatchObject(refused)
    const id = await race.idOf('12')
    await expect(race.hide(race.lea, id, 'retirer')).rejects.toMatchObject(refused)
    await t.db.update(resultatLots).set({ vu_le: LONG_AGO }).where(eq(resultatLots.id, lot))
    expect((await race.prove(member, '11', code)).data.ligne).toMatchObject({ prouve: true })
  })

  it('a line of the new file is not accessible yet, by number or id', async () => {
    const race = await openRace(t)
    await race.send(FILE)
    const lot = await beginStoring(race.epreuves_id)
    const [hidden] = await t.db.select().from(resultats).where(eq(resultats.lot, lot))
    expect(await race.idOf('Invisible')).toBe(0)
    await expect(race.hide(race.lea, hidden?.id ?? 0, 'retirer')).rejects.toMatchObject({
      code: 'resultat_introuvable',
    })
    expect(JSON.stringify(await race.list())).not.toContain('Invisible')
    expect((await race.resume()).classes).toBe(5)
  })
})

describe('an interrupted upload', () => {
  it('the nightly clean-up removes it, and spares one that is running', async () => {
    const [killed, alive] = [await openRace(t), await openRace(t)]
    for (const race of [killed, alive]) await race.send(FILE)
    await beginStoring(killed.epreuves_id, LONG_AGO)
    await beginStoring(alive.epreuves_id)
    await sweepLots(t.db)
    expect(await countLines(killed.epreuves_id)).toBe(7)
    expect(await countLines(alive.epreuves_id)).toBe(8)
  })

  it('the next file does not wait for it, and removes it', async () => {
    const race = await openRace(t)
    await race.send(FILE)
    await beginStoring(race.epreuves_id, LONG_AGO)
    await race.send(writeFile(20, 'AC Neuf'))
    expect(await countLines(race.epreuves_id)).toBe(20)
  })
})

it('two simultaneous files follow each other, and one of them remains whole', async () => {
  const race = await openRace(t)
  await Promise.all([race.send(writeFile(600, 'AC Un')), race.send(writeFile(700, 'AC Deux'))])
  const { envoi } = await race.gestion()
  expect([600, 700]).toContain(envoi?.nb)
  expect(await countLines(race.epreuves_id)).toBe(envoi?.nb)
})
