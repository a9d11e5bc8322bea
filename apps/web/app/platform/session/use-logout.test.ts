import { expect, it, vi } from 'vitest'
import { revokeToken } from './use-logout.ts'

const logoutLog = vi.hoisted(() => ({
  steps: [] as string[],
  answer: Promise.withResolvers<void>(),
}))
vi.mock('#platform/api/api.ts', () => ({
  api: (key: string) => {
    logoutLog.steps.push(key)
    return logoutLog.answer.promise
  },
}))
vi.mock('./tabs.ts', () => ({
  tabs: { closed: (token: string, end: string) => void logoutLog.steps.push(`${token} ${end}`) },
}))
vi.mock('./token-storage.ts', () => ({ readToken: () => 'jeton', removeToken: vi.fn() }))

it('the other tabs are told of a sign-out after the call was sent and before its answer', async () => {
  const revoking = revokeToken()
  await vi.waitFor(() => expect(logoutLog.steps).toEqual(['POST /api/auth/logout', 'jeton depart']))
  logoutLog.answer.resolve()
  await revoking
})
