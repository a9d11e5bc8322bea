import type { Call } from '@foulee/contract/shared/call'
import { CallError } from '@foulee/contract/shared/call-error'
import { describe, expect, it } from 'vitest'
import { addSocial, removeSocial, updateSocial } from './social-calls.ts'

function answering(refused?: string, cause: Error = new Error('Refusé.')) {
  const texts: string[] = []
  const call = (async (key: string) => {
    texts.push(key)
    if (key === refused) throw cause
    return { id: 1, data: {} }
  }) as unknown as Call
  return { call, asked: texts }
}

const link = { model: 'course', id: 4, reseau: 'strava', url: 'https://strava.com/x' } as const
const none = undefined

describe('the check before a call', () => {
  const { call, asked } = answering()
  it.each<[string, () => Promise<unknown>]>([
    ['Missing social model...', () => addSocial(call, { ...link, model: none })],
    ['Missing reseau id to remove social...', () => removeSocial(call, 'agence', none)],
    ['Missing resource id or social id to update social.', () => updateSocial(call, none, link)],
    [
      'Missing resource id or social id to update social.',
      () => updateSocial(call, 9, { ...link, id: none }),
    ],
  ])('throws: %s', async (message, act) => {
    await expect(act()).rejects.toThrow(new Error(message))
    expect(asked).toEqual([])
  })
})

describe('an update deletes the old link, then adds the new one', () => {
  it('in this order', async () => {
    const { call, asked } = answering()
    await updateSocial(call, 9, link)
    expect(asked).toEqual(['POST /api/social/del', 'POST /api/social'])
  })

  it('and goes on from a link that an earlier press has removed', async () => {
    const gone = new CallError('lien_introuvable', '', { status: 404 })
    const { call, asked } = answering('POST /api/social/del', gone)
    await updateSocial(call, 9, link)
    expect(asked).toEqual(['POST /api/social/del', 'POST /api/social'])
  })

  it('and adds nothing when the deletion fails', async () => {
    const { call, asked } = answering('POST /api/social/del')
    await expect(updateSocial(call, 9, link)).rejects.toThrow('Refusé.')
    expect(asked).toEqual(['POST /api/social/del'])
  })
})
