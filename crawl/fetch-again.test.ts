import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { fetchAgain } from './fetch-again.ts'

type Answer = (response: ServerResponse) => void

const cut: Answer = (response) => response.destroy()
const busy: Answer = (response) => response.writeHead(503, { 'retry-after': '0' }).end()
const page: Answer = (response) => response.end('page')
const lost: Answer = (response) => response.writeHead(404).end()

/** Answers in turn, then the last one for ever. */
async function fetchFrom(answers: readonly Answer[]) {
  let nb = 0
  const server = createServer((_, response) =>
    answers[Math.min(nb++, answers.length - 1)]?.(response),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const response = await fetchAgain(`http://127.0.0.1:${port}/`, {}, 0)
    return { status: response.status, text: await response.text(), nb }
  } finally {
    server.close()
  }
}

describe('the crawl on a busy machine', () => {
  it('a connection that the server closed is no dead link', async () => {
    expect(await fetchFrom([cut, page])).toEqual({ status: 200, text: 'page', nb: 2 })
  })

  it('a site that asks to come back is asked again', async () => {
    expect(await fetchFrom([busy, page])).toEqual({ status: 200, text: 'page', nb: 2 })
  })

  it('a site that stays away is reported with its status', async () => {
    expect(await fetchFrom([busy])).toMatchObject({ status: 503, nb: 3 })
  })

  it('a dead link is not asked twice', async () => {
    expect(await fetchFrom([lost])).toMatchObject({ status: 404, nb: 1 })
  })

  it('an address that never answers is named', async () => {
    await expect(fetchFrom([cut])).rejects.toThrow(/127\.0\.0\.1:\d+\/ : sans réponse/)
  })
})
