import type { Call, Input, Output } from '@foulee/contract/shared/call'
import type { Third } from '@foulee/domain/membres/externe'
import { type Person, visitProvider } from './oidc-provider.ts'

type Started = Output<'GET /api/auth/external/{third}'>['data']
export type Return = Input<'POST /api/auth/external/{third}'>['body']

/** Runs the OAuth flow as one browser: start, sign-in (null: cancel), callback. */
export async function goAndReturn(
  call: Call,
  third: Third,
  person: Person | null,
): Promise<Return> {
  const { data } = await call('GET /api/auth/external/{third}', { params: { third } })
  return comeBack(data, person)
}

export async function comeBack(started: Started, person: Person | null): Promise<Return> {
  const { searchParams } = await visitProvider(started.url, person)
  const { state = '', ...rest } = Object.fromEntries(searchParams)
  return { ...rest, state, secret: started.secret }
}
