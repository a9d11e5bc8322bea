import { describe, expect, it } from 'vitest'
import {
  addFiles,
  changeUpload,
  checkFile,
  findNext,
  isFinalStatus,
  replaceFile,
} from './uploads.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)

describe('a file', () => {
  it.each([
    ['tour.gpx', 10, null],
    ['TOUR.FIT', 10, null],
    ['tour.tcx', 10, null],
    ['tour.gpx.gz', 10, null],
    ['tour.zip', 10, null],
    ['tour.rar', 10, 'GPX, TCX ou FIT'],
    ['photo.jpg', 10, 'GPX, TCX ou FIT'],
    ['tour', 10, null],
    ['tour.gpx.xml', 10, null],
    ['tour (1).gpx.txt', 10, null],
    ['tour.gpx', 0, 'vide'],
    ['tour.gpx', 25 * 1024 * 1024 + 1, '25\u00a0Mo'],
  ])('the file %s of %d bytes is refused with: %s', (name, size, why) => {
    const message = checkFile({ name, size })
    if (why) expect(message).toContain(why)
    else expect(message).toBeNull()
  })
})

describe('several files', () => {
  it('files have their own state and are uploaded two at a time', () => {
    let uploads = addFiles([], [file('a.gpx'), file('b.rar'), file('c.fit'), file('d.tcx')])
    expect(uploads.map(({ state }) => state)).toEqual(['attend', 'refuse', 'attend', 'attend'])
    expect(findNext(uploads).map(({ key }) => key)).toEqual([1, 3])
    uploads = changeUpload(uploads, 1, { state: 'envoi', share: 0.5 })
    expect(findNext(uploads).map(({ key }) => key)).toEqual([3])
    uploads = changeUpload(uploads, 3, { state: 'lecture' })
    expect(findNext(uploads)).toEqual([])
    uploads = changeUpload(uploads, 1, { state: 'refuse', message: 'Illisible.', isFinal: true })
    expect(findNext(uploads).map(({ key }) => key)).toEqual([4])
    expect(addFiles(uploads, [file('e.gpx')]).at(-1)?.key).toBe(5)
  })
})

describe('a file that is refused', () => {
  it.each([
    [422, true],
    [413, true],
    [401, false],
    [429, false],
    [503, false],
  ])('the status %i means that a retry would fail: %s', (status, expected) => {
    expect(isFinalStatus(status)).toBe(expected)
  })

  it('a refused file is replaced by another one', () => {
    const uploads = addFiles([], [file('a.rar'), file('b.gpx')])
    expect(uploads[0]).toMatchObject({ state: 'refuse', isFinal: true })
    const replaced = replaceFile(uploads, 1, file('c.gpx'))
    expect(replaced.map(({ key, file: { name }, state }) => [key, name, state])).toEqual([
      [1, 'c.gpx', 'attend'],
      [2, 'b.gpx', 'attend'],
    ])
  })
})
