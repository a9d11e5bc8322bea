import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it } from 'vitest'
import * as calls from './contenus-calls.ts'

const photo = new File(['x'], 'a.jpg')

function answering() {
  const texts: string[] = []
  const call = (async (key: string) => {
    texts.push(key)
    return { id: 1, data: {} }
  }) as unknown as Call
  return { call, asked: texts }
}

describe('errors thrown before a request', () => {
  const { call, asked } = answering()
  const none = undefined

  it.each<[string, () => Promise<unknown>]>([
    ['Missing course id...', () => calls.addPhoto(call, { id: none, photo })],
    ['Missing course id...', () => calls.editPhoto(call, { id: none, id_photo: 1, fields: {} })],
    ['Missing photo id...', () => calls.editPhoto(call, { id: 4, id_photo: none, fields: {} })],
    ['Missing course id...', () => calls.removePhoto(call, { id: none, id_photo: 1 })],
    ['Missing photo id...', () => calls.removePhoto(call, { id: 4, id_photo: none })],
    [
      'Missing id and model to add photo...',
      () => calls.addModelPhoto(call, { model: 'course', id: none, photo }),
    ],
    [
      'Missing id and model to add photo...',
      () => calls.addModelPhoto(call, { model: none, id: 4, photo }),
    ],
  ])('a call with a missing argument throws « %s »', async (message, act) => {
    await expect(act()).rejects.toThrow(new Error(message))
    expect(asked).toEqual([])
  })
})
