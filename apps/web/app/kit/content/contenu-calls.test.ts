import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it } from 'vitest'
import * as calls from './contenu-calls.ts'

const model = 'voyage'

function answering(refused?: string) {
  const texts: string[] = []
  const call = (async (key: string) => {
    texts.push(key)
    if (key === refused) throw new Error('Refusé.')
    return { id: 1, data: {} }
  }) as unknown as Call
  return { call, asked: texts }
}

describe('the check before a call', () => {
  const { call, asked } = answering()
  const extension = { model, type: 'actualite', support_id: 4, id_ext: 'https://a.fr' } as const
  const none = undefined

  it.each<[string, () => Promise<unknown>]>([
    [
      'Missing id...',
      () => calls.savePartenaire(call, { model, id: none, type: 'classic', fields: {} }),
    ],
    ['Missing id...', () => calls.savePartenaire(call, { model, id: 4, type: none, fields: {} })],
    ['Missing id...', () => calls.removePartenaire(call, model, none)],
    [
      'Missing courses_id...',
      () => calls.saveActualite(call, { model: 'course', id: none, fields: {} }),
    ],
    ['Missing objet_id...', () => calls.saveActualite(call, { model, id: none, fields: {} })],
    ['Missing resource id to remove actualite...', () => calls.removeActualite(call, model, none)],
    ['Missing extension type...', () => calls.addExtension(call, { ...extension, type: none })],
    [
      'Missing extension support id...',
      () => calls.addExtension(call, { ...extension, support_id: none }),
    ],
    ['Missing extension id...', () => calls.addExtension(call, { ...extension, id_ext: none })],
    ['Missing extension id...', () => calls.removeExtension(call, model, none)],
    [
      'Missing current resource id to update extension.',
      () => calls.updateExtension(call, none, extension),
    ],
  ])('throws: %s', async (message, act) => {
    await expect(act()).rejects.toThrow(new Error(message))
    expect(asked).toEqual([])
  })
})

describe('an update deletes the old one, then adds the new one', () => {
  const extension = { model, type: 'extension', support_id: 4, id_ext: 'https://a.fr' } as const
  const EXT = 'POST /api/courses/extensions'

  it('in this order', async () => {
    const { call, asked } = answering()
    await calls.updateExtension(call, 9, extension)
    expect(asked).toEqual([`${EXT}/del`, `${EXT}/add`])
  })

  it.each([[`${EXT}/del`, (call: Call) => calls.updateExtension(call, 9, extension)]])(
    'and adds nothing when %s fails',
    async (key, update) => {
      const { call, asked } = answering(key)
      await expect(update(call)).rejects.toThrow('Refusé.')
      expect(asked).toEqual([key])
    },
  )
})
