import { CallError } from '@foulee/contract/call-error'
import { expect, it, vi } from 'vitest'
import { MAX_PHOTO_BYTES, sendPhotos } from './send-photos.ts'

const photo = (name: string) => new File(['x'], name)
const sixty = Array.from({ length: 60 }, (_, n) => photo(`IMG_${n}.jpg`))

it('sixty photos go one after the other, in their order', async () => {
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

it('one that fails is logged, the others go on, and the result has success false', async () => {
  const cause = new CallError('champs_invalides', 'Non.', {
    errors: { photo: '«\u00a0IMG_7.jpg\u00a0»\u00a0: Format HEIC.' },
  })
  const log = vi.fn()
  const send = async ({ name }: File) => {
    if (name === 'IMG_7.jpg') throw cause
    if (name === 'IMG_9.jpg') throw new TypeError('fetch failed')
  }
  const result = await sendPhotos(sixty, { send, log, onProgress: vi.fn() })
  expect(result).toMatchObject({ success: false, added: 58 })
  expect(result.failures.map(({ file, message }) => [file.name, message])).toEqual([
    ['IMG_7.jpg', 'Format HEIC.'],
    ['IMG_9.jpg', 'L’envoi n’a pas abouti. Vérifiez votre connexion.'],
  ])
  expect(log.mock.calls.map(([one]) => one)).toEqual([cause, expect.any(TypeError)])
})

it('what could not be taken is not sent', async () => {
  const heavy = new File([new Uint8Array(MAX_PHOTO_BYTES + 1)], 'lourde.jpg')
  const send = vi.fn()
  const result = await sendPhotos([heavy, new File([], 'vide.jpg')], {
    send,
    log: vi.fn(),
    onProgress: vi.fn(),
  })
  expect(send).not.toHaveBeenCalled()
  expect(result.failures).toHaveLength(2)
})
