import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sampleCases } from '@foulee/testing/effort'
import { createUser } from '@foulee/testing/factories'
import { readStoredTrace } from '@foulee/testing/parcours'
import { readTrack } from '@foulee/trace/read-track'
import { countPoints, TraceError } from '@foulee/trace/track'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

/** Real files of many programs, beside the project where they were collected. */
const DATA = new URL('../../../../../../../shared/data/', import.meta.url)
const FOLDERS = ['gpx', 'fit', 'tcx']
const hasCorpus = existsSync(new URL('gpx', DATA))
if (!hasCorpus) {
  process.stderr.write('The corpus of tracks is not beside the project: its files are not sent.\n')
}
const FILES = hasCorpus
  ? FOLDERS.flatMap((folder) =>
      readdirSync(new URL(folder, DATA)).map((name) => [`${folder}/${name}`] as const),
    )
  : []

let t: TestApp
let author: SignedIn
beforeAll(async () => {
  t = await testApp()
  author = await t.signIn(await createUser(t.db))
})
afterAll(() => t.close())

const readAlone = (bytes: Uint8Array) => {
  try {
    return readTrack(bytes)
  } catch (cause) {
    if (cause instanceof TraceError) return cause
    throw cause
  }
}

describe.skipIf(!hasCorpus)('files of many programs, through the API', () => {
  it.each(sampleCases(FILES, 14))(
    'the file %s gives a route, or a reason',
    { timeout: 60_000 },
    async (file) => {
      const bytes = new Uint8Array(readFileSync(new URL(file, DATA)))
      const name = file.slice(file.indexOf('/') + 1)
      const expected = readAlone(bytes)
      const { id } = await author.call('POST /api/parcours/create', { body: {} })
      const sent = author.call('POST /api/parcours/gpx/{id}', {
        params: { id },
        body: form({ gpx: new File([bytes], name) }),
      })
      if (expected instanceof TraceError) {
        await expect(sent).rejects.toMatchObject({
          status: 422,
          code: 'trace_refusee',
          message: `Le fichier «\u00a0${name}\u00a0» ne convient pas. ${expected.message}`,
        })
        expect(await readStoredTrace(t.db, id)).toBeUndefined()
        return
      }
      const { parcours, complet } = (await sent).data
      expect(complet?.distance).toBe(parcours.distance)
      expect((await readStoredTrace(t.db, id))?.mesures.points).toBe(countPoints(expected))
      const { blob } = await author.call('GET /api/parcours/{id}/original', { params: { id } })
      expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
    },
  )
})
