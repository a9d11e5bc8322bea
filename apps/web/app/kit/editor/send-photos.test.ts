import { CallError } from '@foulee/contract/shared/call-error'
import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'
import { expect, it, vi } from 'vitest'
import { joinSent, sendPhotos } from './send-photos.ts'

const photo = (name: string) => new File(['x'], name)
const sixty = Array.from({ length: 60 }, (_, n) => photo(`IMG_${n}.jpg`))

it('sixty photos are sent one after the other, in their order', async () => {
  let busy = 0
  let most = 0
  const sent: string[] = []
  const send = async ({ name }: File) => {
    sent.push(name)
    most = Math.max(most, ++busy)
    await Promise.resolve()
    busy--
  }
  const onProgress = vi.fn()
  const result = await sendPhotos(sixty, { send, log: vi.fn(), onProgress })
  expect(result).toEqual({ success: true, added: 60, failures: [] })
  expect(most).toBe(1)
  expect(sent).toEqual(sixty.map(({ name }) => name))
  expect(onProgress).toHaveBeenLastCalledWith(60)
})

it('a failed photo is logged, the others are sent, and success is false', async () => {
  const cause = new CallError('champs_invalides', 'Non.', {
    status: 422,
    errors: { photo: '«\u00a0IMG_7.jpg\u00a0»\u00a0: Format HEIC.' },
  })
  const log = vi.fn()
  const send = async ({ name }: File) => {
    if (name === 'IMG_7.jpg') throw cause
    if (name === 'IMG_9.jpg') throw new TypeError('fetch failed')
  }
  const result = await sendPhotos(sixty, { send, log, onProgress: vi.fn() })
  expect(result).toMatchObject({ success: false, added: 58 })
  expect(result.failures.map(({ file, ...why }) => [file.name, why])).toEqual([
    ['IMG_7.jpg', { message: 'Format HEIC.', isFinal: true }],
    ['IMG_9.jpg', { message: 'L’envoi n’a pas abouti. Vérifiez votre connexion.', isFinal: false }],
  ])
  expect(log.mock.calls.map(([one]) => one)).toEqual([cause, expect.any(TypeError)])
})

it('photos that the server would refuse are not sent', async () => {
  const heavy = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'lourde.jpg')
  const send = vi.fn()
  const film = new File(['x'], 'arrivee.mp4', { type: 'video/mp4' })
  const result = await sendPhotos([heavy, new File([], 'vide.jpg'), film], {
    send,
    log: vi.fn(),
    onProgress: vi.fn(),
  })
  expect(send).not.toHaveBeenCalled()
  expect(result.failures.map(({ isFinal }) => isFinal)).toEqual([true, true, true])
})

it.each([
  [429, false],
  [503, false],
  [401, false],
  [422, true],
  [415, true],
])('a photo answered with %i is refused for good: %s', async (status, isFinal) => {
  const send = () => Promise.reject(new CallError('reponse_illisible', 'Non.', { status }))
  const { failures } = await sendPhotos([photo('a.jpg')], {
    send,
    log: vi.fn(),
    onProgress: vi.fn(),
  })
  expect(failures[0]?.isFinal).toBe(isFinal)
})

it('after a retry, the photos refused for good stay listed', () => {
  const fail = (name: string, isFinal: boolean) => ({ file: photo(name), message: 'Non.', isFinal })
  const before = { success: false, added: 3, failures: [fail('a', true), fail('b', false)] }
  expect(joinSent(before, { success: true, added: 1, failures: [] })).toEqual({
    success: false,
    added: 4,
    failures: [expect.objectContaining({ isFinal: true })],
  })
})
