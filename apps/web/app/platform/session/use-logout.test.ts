import { expect, it, vi } from 'vitest'
import { revokeToken } from './use-logout.ts'

const told = vi.hoisted(() => ({ steps: [] as string[], answer: Promise.withResolvers<void>() }))
vi.mock('#platform/api/api.ts', () => ({
  api: (key: string) => {
    told.steps.push(key)
    return told.answer.promise
  },
}))
vi.mock('./tabs.ts', () => ({
  tabs: { closed: (token: string, end: string) => void told.steps.push(`${token} ${end}`) },
}))
vi.mock('./token-storage.ts', () => ({ readToken: () => 'jeton', removeToken: vi.fn() }))

it('the other tabs are told of a sign-out after the call was sent and before its answer', async () => {
  const revoking = revokeToken()
  await vi.waitFor(() => expect(told.steps).toEqual(['POST /api/auth/logout', 'jeton depart']))
  told.answer.resolve()
  await revoking
})
