import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasS3Server } from '@foulee/testing/s3-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderStorage } from '#platform/storage/folder.ts'
import { createS3Storage } from '#platform/storage/s3.ts'
import { getStorageKey } from '#platform/storage/storage.ts'
import { openTestBucket } from '#platform/storage/test-bucket.ts'
import { type CopiedFiles, copyFiles, findMissing } from './copy-files.ts'
import { pathOfFile } from './manifest.ts'
import { restoreFiles } from './restore-files.ts'
import { readWhole } from './whole-file.ts'

const sha = (letter: string) => letter.repeat(64)
const AVATAR = getStorageKey('avatar', sha('a'), '192.webp')
const TRACE = getStorageKey('original', sha('b'), 'trace.gpx')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-copie-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(!hasS3Server())('files of a bucket', () => {
  it('are copied, also those that come later, and come back into another storage', async () => {
    const bucket = await openTestBucket()
    try {
      const s3 = createS3Storage(bucket.settings)
      const copied: CopiedFiles = new Map()
      await s3.put(AVATAR, Buffer.from('un visage'), 'image/webp')
      await copyFiles(s3, folder, { copied, earlier: null })
      expect([...copied.keys()]).toEqual([AVATAR])
      await s3.put(TRACE, Buffer.from('<gpx/>'), 'application/gpx+xml')
      await copyFiles(s3, folder, { copied, earlier: null })
      expect([...copied.keys()]).toEqual([AVATAR, TRACE])

      const other = createFolderStorage(join(folder, 'ailleurs'))
      await other.put(AVATAR, Buffer.from('abîmé'), 'image/webp')
      const files = [...copied].map(([cle, state]) => ({ cle, ...state }))
      await restoreFiles(other, folder, files)
      for (const { cle, ...state } of files) {
        expect(await readWhole(join(folder, 'ailleurs', cle))).toEqual(state)
        expect(await readWhole(pathOfFile(folder, cle))).toEqual(state)
      }
    } finally {
      await bucket.stop()
    }
  })
})

describe('the keys that rows reference', () => {
  const folderOf = (kind: string, letter: string) => `${kind}/${letter}${letter}/${sha(letter)}`
  const copied = [AVATAR, TRACE, getStorageKey('source', sha('c'), 'photo.bin')]

  it.each([
    ['a folder that has a file', 'avatar', folderOf('avatar', 'a'), false],
    ['a folder without one', 'avatar', folderOf('avatar', 'd'), true],
    ['a file', 'original', TRACE, false],
    ['a file that is missing', 'original', getStorageKey('original', sha('d'), 'trace.fit'), true],
    ['the source of a photo', 'source', folderOf('photo', 'c'), false],
    ['a photo of which only the source is there', 'photo', folderOf('photo', 'c'), true],
    ['the address of another site', 'banniere', 'https://ailleurs.exemple/x.webp', false],
  ])('are found in %s', (_, kind, name, isMissing) => {
    expect(findMissing(new Map([[kind, [name]]]), copied)).toEqual(isMissing ? [name] : [])
  })
})
