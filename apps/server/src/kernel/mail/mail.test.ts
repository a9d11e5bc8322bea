import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { nextNumber } from '@foulee/testing/factories'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WORKS } from '#features/works.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { workOff } from '#platform/jobs/run.ts'
import { createSmtp } from '#platform/mail/smtp.ts'
import type { Transport } from '#platform/mail/transport.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { mailJob } from './mail-job.ts'
import { queueMail } from './queue.ts'

let t: TestApp
let server: SMTPServer
let transport: Transport
let received: { to: string[]; raw: string }[]
let refusal: { responseCode: number } | null = null

beforeAll(async () => {
  t = await testApp()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal && Object.assign(new Error('refused'), refusal)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  transport = createSmtp(`smtp://127.0.0.1:${port}`, 'Foulée <bonjour@foulee.test>', 'foulee.test')
})
afterAll(async () => {
  transport.close()
  await new Promise<void>((resolve) => server.close(resolve))
  await t.close()
})

const config = { publicUrl: 'https://foulee.test' }
const sendAll = (options?: { isLate: boolean }) =>
  workOff(
    {
      db: t.db,
      clock: () => t.clock.now,
      log: t.app.log,
      limits: createRateLimits(t.db, t.config.rates),
      transport,
      config,
    } as never,
    WORKS,
    options,
  )

function prepare(input: typeof refusal = null) {
  received = []
  refusal = input
  return `lecteur-${nextNumber()}@exemple.fr`
}
const queue = (to: string) =>
  queueMail(t.db, {
    to,
    template: 'mot-de-passe-change',
    props: { prenom: 'Zoé <b>\u{1F3C3}</b>' },
  })
const receivedBy = (to: string) => received.filter((mail) => mail.to.includes(to))

async function stateOf(to: string) {
  const text = `select state from pgboss.job where name = 'courrier' and data->>'to' = $1`
  return (await t.db.$client.query(text, [to])).rows.map(({ state }) => state)
}

describe('an email through a real SMTP server', () => {
  it('arrives whole, as text and as HTML, and leaves no trace in the queue', async () => {
    const to = prepare()
    await queue(to)
    await sendAll()
    const [mail] = receivedBy(to)
    const parsed = await PostalMime.parse(mail?.raw ?? '')
    expect(parsed).toMatchObject({
      subject: 'Votre mot de passe a changé',
      from: { name: 'Foulée', address: 'bonjour@foulee.test' },
      to: [{ address: to }],
    })
    expect(parsed.text).toContain('Bonjour Zoé <b>\u{1F3C3}</b>,')
    expect(parsed.text).toContain('https://foulee.test/mot-de-passe-oublie')
    expect(parsed.html).toContain('Bonjour Zoé &lt;b&gt;\u{1F3C3}&lt;/b&gt;,')
    expect(parsed.messageId).toMatch(/^<[\w-]{36}@foulee\.test>$/)
    expect(await stateOf(to)).toEqual([])
  })

  it('has a one-click unsubscribe header if its kind is optional, and none otherwise', async () => {
    const [to, always] = [prepare(), `lecteur-${nextNumber()}@exemple.fr`]
    const props = { prenom: 'Zoé', sujet: 'Sujet', titre: 'Titre', lignes: ['Texte.'] }
    const mail = { template: 'nouvelle', props: { ...props, bouton: 'Voir', page: '/a' } } as const
    const desabonnement = { users_id: 12, sujet: 'courses' } as const
    await queueMail(t.db, { to, ...mail, desabonnement })
    await queueMail(t.db, { to: always, ...mail })
    await sendAll()
    const headersOf = async (address: string) => {
      const { headers } = await PostalMime.parse(receivedBy(address)[0]?.raw ?? '')
      return headers
        .filter(({ key }) => key.startsWith('list-'))
        .map(({ key, value }) => [key, value])
    }
    expect(await headersOf(to)).toEqual([
      [
        'list-unsubscribe',
        expect.stringMatching(/^<https:\/\/foulee\.test\/desabonnement\/12\.courses\.[\w-]{43}>$/),
      ],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ])
    expect(await headersOf(always)).toEqual([])
  })

  it('is retried while the server is busy', async () => {
    const to = prepare({ responseCode: 451 })
    await queue(to)
    await sendAll()
    expect(await stateOf(to)).toEqual(['retry'])
    refusal = null
    await sendAll({ isLate: true })
    expect(receivedBy(to)).toHaveLength(1)
  })

  it('is not retried for an address that the server refuses', async () => {
    const to = prepare({ responseCode: 550 })
    await queue(to)
    await sendAll()
    refusal = null
    await sendAll({ isLate: true })
    expect(receivedBy(to)).toEqual([])
    expect(await stateOf(to)).toEqual(['failed'])
  })

  it('stays queued while no server answers', async () => {
    const to = prepare()
    const nobody = createSmtp('smtp://127.0.0.1:9', 'a@b.fr', 'b.fr')
    await queue(to)
    const context = {
      db: t.db,
      clock: () => t.clock.now,
      log: t.app.log,
      transport: nobody,
      config,
    }
    await workOff(context as never, WORKS)
    expect(await stateOf(to)).toEqual(['retry'])
    nobody.close()
    await sendAll({ isLate: true })
    expect(receivedBy(to)).toHaveLength(1)
  })

  it('of an unknown kind waits for another version, and blocks no email behind it', async () => {
    const [to, next] = [prepare(), `lecteur-${nextNumber()}@exemple.fr`]
    const old = { to, template: 'course-changee', props: { prenom: 'Zoé', nom: 'Trail' } }
    await enqueue(t.db, mailJob, old as never)
    await queue(next)
    expect(await sendAll()).toBe(1)
    expect([receivedBy(to), await stateOf(to)]).toEqual([[], ['retry']])
    expect(receivedBy(next)).toHaveLength(1)
    // No version here can send it, and other tests share the queue.
    await t.db.$client.query(`delete from pgboss.job where data->>'to' = $1`, [to])
  })

  it('goes to one address where the field holds two', async () => {
    prepare()
    await queue('a@exemple.fr, b@exemple.fr')
    await sendAll()
    expect(received.flatMap(({ to }) => to)).not.toContain('b@exemple.fr')
  })
})
