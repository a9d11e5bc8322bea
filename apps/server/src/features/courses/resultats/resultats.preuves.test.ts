import { resultats as lines, resultatDemandes, resultatEnvois } from '@foulee/db/schema'
import { CODE_RESULTAT_JOURS } from '@foulee/domain/courses/code-resultat'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { FILE, openRace } from './resultats.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function runRace() {
  const race = await openRace(t)
  await race.send(FILE)
  return race
}
const errorWith = (code: string) => expect.objectContaining({ code })

describe('codes from the organiser', () => {
  it('a code proves a line, also one with initials, whatever the member’s name', async () => {
    const race = await runRace()
    const codes = await race.codes()
    expect([...codes.keys()].toSorted()).toEqual(['11', '12', '13', '14', '15', '16', '17'])
    expect(new Set(codes.values()).size).toBe(7)
    const parent = await race.newMember({ prenom: 'Parent', nom: 'Autre' })
    const written = codes.get('13') ?? ''
    const { data } = await race.prove(parent, '13', ` ${written.toLowerCase().replace('-', ' ')} `)
    expect(data).toMatchObject({
      has_codes: true,
      ligne: { prouve: true, temps: 2493, dossard: '13', est_initiales: true },
    })
    await race.hide(parent, data.ligne?.id ?? 0, 'retirer')
  })

  it('codes stay the same when requested again, and after the next file', async () => {
    const race = await runRace()
    const codes = await race.codes()
    expect(await race.codes()).toEqual(codes)
    await race.send(FILE.replace('39:22', '39:29'))
    expect(await race.codes()).toEqual(codes)
    const zoe = await race.newMember()
    await race.prove(zoe, '12', codes.get('12') ?? '')
    expect((await race.mine(zoe)).ligne?.temps).toBe(2369)
  })

  it('new codes void the former ones', async () => {
    const race = await runRace()
    const [before, after] = [await race.codes(), await race.codes(true)]
    const zoe = await race.newMember()
    await expect(race.prove(zoe, '12', before.get('12') ?? '')).rejects.toEqual(
      errorWith('code_refuse'),
    )
    await race.prove(zoe, '12', after.get('12') ?? '')
  })

  it('codes expire', async () => {
    const race = await runRace()
    const code = (await race.codes()).get('12') ?? ''
    const zoe = await race.newMember()
    const hours = 24 * CODE_RESULTAT_JOURS
    const sent = eq(resultatEnvois.epreuves_id, race.epreuves_id)
    const past = new Date(t.clock.now.getTime() - hours).toISOString()
    await t.db.update(resultatEnvois).set({ codes_jusqua: past }).where(sent)
    await expect(race.prove(zoe, '12', code)).rejects.toEqual(errorWith('code_refuse'))
    expect((await race.mine(zoe)).has_codes).toBe(false)
    expect((await race.gestion()).envoi?.codes_jusqua).toBeNull()
    const renewed = (await race.codes()).get('12') ?? ''
    expect(renewed).not.toBe(code)
    await race.prove(zoe, '12', renewed)
  })

  it('no code is valid before the organiser asks for them', async () => {
    const race = await runRace()
    const zoe = await race.newMember()
    expect((await race.mine(zoe)).has_codes).toBe(false)
    await expect(race.prove(zoe, '12', '')).rejects.toEqual(errorWith('code_refuse'))
  })
})

describe('codes from the file', () => {
  const CODED = `Dossard;Nom;Temps;Code de retrait
1;Morel Léa;41:12;INS-2026-0001
2;Petit Jo;42:12;INS-2026-0002
3;Roux Al;43:12;
`
  it('a code is stored as a digest, serves its line alone, and follows it to the next file', async () => {
    const race = await openRace(t)
    await race.send(CODED)
    const stored = await t.db.select().from(lines).where(eq(lines.epreuves_id, race.epreuves_id))
    expect(JSON.stringify(stored)).not.toMatch(/2026.?0001/)
    await race.send(CODED.replaceAll(/;INS-2026-\d+/g, ';').replace('41:12', '41:00'))
    const [lea, jo] = [await race.newMember(), await race.newMember()]
    await expect(race.prove(lea, '2', 'INS-2026-0001')).rejects.toEqual(errorWith('code_refuse'))
    await race.prove(jo, '2', 'ins 2026 0002')
    await race.prove(lea, '1', 'INS-2026-0001')
    const made = await race.codes()
    expect([...made.keys()]).toEqual(['3'])
  })

  it.each([
    ['1;Morel Léa;41:12;1234567', /8 à 24/],
    [';Morel Léa;41:12;INS-2026-0001', /Il manque le dossard/],
    ['1;A B;41:12;INS-2026-0001\n2;C D;41:13;ins 2026 0001', /déjà à la ligne\u00a02/],
  ])('codes that prove nothing are refused: %s', async (rows, words) => {
    const race = await openRace(t)
    const body = new FormData()
    body.set('fichier', new File([`Dossard;Nom;Temps;Code de retrait\n${rows}\n`], 'r.csv'))
    const params = { epreuves_id: race.epreuves_id }
    const { data } = await race.lea.call('POST /api/resultats/{epreuves_id}/essai', {
      params,
      body,
    })
    expect(data.erreurs).toMatchObject([{ champ: 'code', message: expect.stringMatching(words) }])
  })
})

describe('wrong codes', () => {
  it('a wrong code gets the same answer for a known and an unknown number', async () => {
    const race = await runRace()
    await race.codes()
    const zoe = await race.newMember()
    const answers = []
    for (const dossard of ['12', '13', '9999']) {
      for (const code of ['AAAAA-AAAAA', 'court', '']) {
        answers.push(await race.prove(zoe, dossard, code).catch((cause) => ({ ...cause })))
      }
    }
    expect(answers[0]).toMatchObject({ code: 'code_refuse', status: 422 })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it('attempts are limited per member, and per number over all members', async () => {
    const strict = await testApp({ rates: { code_resultat: 2, code_dossard: 3 } })
    const race = await openRace(strict)
    await race.send(FILE)
    const code = (await race.codes()).get('12') ?? ''
    const tries = async (dossard: string) => {
      const member = await race.newMember()
      const codes: string[] = []
      for (let n = 0; n < 3; n += 1) {
        await race.prove(member, dossard, 'AAAAA-AAAAA').catch((cause) => codes.push(cause.code))
      }
      return codes
    }
    for (const dossard of ['12', '9999']) {
      expect(await tries(dossard)).toEqual(['code_refuse', 'code_refuse', 'trop_de_demandes'])
      expect(await tries(dossard)).toEqual(['code_refuse', 'trop_de_demandes', 'trop_de_demandes'])
    }
    const right = await race.newMember()
    await expect(race.prove(right, '12', code)).rejects.toEqual(errorWith('trop_de_demandes'))
    await strict.close()
  })
})

describe('decision of the organiser', () => {
  it('a decision links the line to the member, by number or by id', async () => {
    const race = await runRace()
    const [zoe, sami] = [
      await race.newMember({ prenom: 'Zoé', nom: 'Garnier' }),
      await race.newMember(),
    ]
    const [first, second] = [await race.idOf('12'), await race.idOf('14')]
    await race.ask(zoe, { resultats_id: first, motif: 'Mon nom de naissance.' })
    await race.ask(sami, { dossard: '14' })
    const { demandes } = await race.gestion()
    expect(demandes).toMatchObject([
      { membre: 'Garnier Zoé', est_meme_nom: false, ligne: { id: first, nom: 'Lefèvre Zoé' } },
      { membre: 'Durand Camille', nom_change_le: null, ligne: { id: second, nom: 'Secret Sami' } },
    ])
    await race.decide(race.lea, demandes[0]?.id ?? 0, true, first)
    await race.decide(race.lea, demandes[1]?.id ?? 0, true, second)
    expect(await race.mine(zoe)).toMatchObject({
      ligne: { id: first, prouve: true },
      demande: null,
    })
    expect((await race.mine(sami)).ligne).toMatchObject({ prouve: true, dossard: '14' })
    expect((await race.gestion()).demandes).toEqual([])
  })

  it('a decision is about the displayed line, not about the number in the next file', async () => {
    const race = await runRace()
    const zoe = await race.newMember()
    await race.ask(zoe, { dossard: '12' })
    const [seen] = (await race.gestion()).demandes
    await race.send(FILE.replace('12;Lefèvre;Zoé', '12;Autre;Nom'))
    const decided = race.decide(race.lea, seen?.id ?? 0, true, seen?.ligne?.id)
    await expect(decided).rejects.toEqual(errorWith('resultat_introuvable'))
    expect((await race.gestion()).demandes).toMatchObject([{ ligne: { nom: 'Autre Nom' } }])
  })

  it('the same question twice is one, and an unread one is never replaced', async () => {
    const race = await runRace()
    const zoe = await race.newMember()
    const first = { dossard: '12', motif: 'Je portais un bonnet rouge.' }
    await race.ask(zoe, first)
    const again = (await race.ask(zoe, first)).data.demande
    expect(again).toMatchObject(first)
    const others = [
      { ...first, motif: 'Mon nom de naissance.' },
      { ...first, dossard: '14' },
      { ...first, souhait: 'retirer' },
      { motif: first.motif, resultats_id: await race.idOf('12') },
    ] as const
    for (const other of others) {
      await expect(race.ask(zoe, other)).rejects.toEqual(errorWith('demande_en_attente'))
      await expect(race.ask(zoe, { ...other, depuis: (again?.id ?? 0) - 1 })).rejects.toEqual(
        errorWith('demande_en_attente'),
      )
    }
    expect((await race.mine(zoe)).demande).toEqual(again)
    const read = { ...others[0], depuis: again?.id ?? 0 }
    expect((await race.ask(zoe, read)).data.demande).toMatchObject(others[0])
    expect((await race.gestion()).demandes).toMatchObject([{ motif: 'Mon nom de naissance.' }])
  })

  it('a question passes when the base was withdrawn or answered meanwhile', async () => {
    const race = await runRace()
    const zoe = await race.newMember()
    const id = (await race.ask(zoe, { dossard: '12' })).data.demande?.id ?? 0
    await race.decide(race.lea, id, false)
    const { data } = await race.ask(zoe, { dossard: '14', depuis: id })
    expect(data.demande).toMatchObject({ dossard: '14' })
  })

  it('a decision is impossible for a number without a line', async () => {
    const race = await runRace()
    await race.ask(await race.newMember(), { dossard: '9999' })
    const [seen] = (await race.gestion()).demandes
    expect(seen).toMatchObject({ ligne: null, est_meme_nom: false })
    const decided = race.decide(race.lea, seen?.id ?? 0, true)
    await expect(decided).rejects.toEqual(errorWith('resultat_introuvable'))
    await race.decide(race.lea, seen?.id ?? 0, false)
  })

  it('a decision overrides a stolen code, and notifies the loser', async () => {
    const race = await runRace()
    const [thief, zoe] = [await race.newMember(), await race.newMember()]
    await race.prove(thief, '12', (await race.codes()).get('12') ?? '')
    await race.ask(zoe, { dossard: '12' })
    const [seen] = (await race.gestion()).demandes
    expect(seen?.ligne?.est_reliee).toBe(true)
    await race.decide(race.lea, seen?.id ?? 0, true, seen?.ligne?.id)
    expect((await race.mine(thief)).ligne).toBeNull()
    expect((await race.mine(zoe)).ligne?.prouve).toBe(true)
    const { data } = await thief.call('POST /api/notifications/list')
    expect(data.notifications.map(({ titre }) => titre)).toContain(
      'Un résultat n’est pas relié à votre compte',
    )
  })

  it('a decision gives no second line to a member with a proved one', async () => {
    const race = await runRace()
    const zoe = await race.newMember()
    await race.ask(zoe, { dossard: '12' })
    const [seen] = (await race.gestion()).demandes
    await race.prove(zoe, '15', (await race.codes()).get('15') ?? '')
    expect((await race.gestion()).demandes).toEqual([])
    const late = race.decide(race.lea, seen?.id ?? 0, true, seen?.ligne?.id)
    await expect(late).rejects.toEqual(errorWith('demande_introuvable'))
    await expect(race.ask(zoe, { dossard: '12' })).rejects.toEqual(
      errorWith('resultat_deja_choisi'),
    )
  })

  it('a decision on an objection gives initials, or withdraws the line', async () => {
    const race = await runRace()
    const ids = [await race.idOf('11'), await race.idOf('12')]
    for (const [dossard, souhait] of [
      ['11', 'initiales'],
      ['12', 'retirer'],
    ] as const) {
      await race.ask(await race.newMember(), { dossard, souhait })
      const [seen] = (await race.gestion()).demandes
      await race.decide(race.lea, seen?.id ?? 0, true, seen?.ligne?.id)
    }
    const names = (await race.list()).map(({ nom }) => nom)
    expect(names).toContain('A.\u00a0U.')
    expect(names).not.toContain('Lefèvre Zoé')
    expect(await t.db.$count(lines, eq(lines.id, ids[1] ?? 0))).toBe(1)
    expect((await race.gestion()).retires).toMatchObject([{ dossard: '12', par: 'organisateur' }])
  })
})

describe('account deletion', () => {
  it('an erased account leaves its lines with the organiser, without proof or question', async () => {
    const race = await runRace()
    const zoe = await race.newMember({ password_hash: null })
    await race.prove(zoe, '12', (await race.codes()).get('12') ?? '')
    const id = await race.idOf('12')
    await race.hide(zoe, id, 'retirer')
    await race.ask(zoe, { dossard: '12', souhait: 'initiales' })
    await zoe.call('POST /api/auth/delete', { body: { confirmation: true } })
    const [line] = await t.db.select().from(lines).where(eq(lines.id, id))
    expect(line).toMatchObject({ users_id: null, preuve: null, prouve_le: null })
    expect(line?.retire_le).not.toBeNull()
    expect(await t.db.$count(resultatDemandes, eq(resultatDemandes.users_id, zoe.user.id))).toBe(0)
  })
})
