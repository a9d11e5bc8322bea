import type { Call, Input, Output } from '@foulee/contract/shared/call'
import type { Third } from '@foulee/domain/membres/externe'
import { type Person, visitProvider } from './oidc-provider.ts'

type Started = Output<'GET /api/auth/external/{third}'>['data']
/** What the callback page sends. */
export type Return = Input<'POST /api/auth/external/{third}'>['body']

/** Leaves for the provider, signs in there (null: gives up), and comes back, as one browser. */
export async function goAndReturn(
  call: Call,
  third: Third,
  person: Person | null,
): Promise<Return> {
  const { data } = await call('GET /api/auth/external/{third}', { params: { third } })
  return comeBack(data, person)
}

/** The second half, from what the first call answered. */
export async function comeBack(started: Started, person: Person | null): Promise<Return> {
  const { searchParams } = await visitProvider(started.url, person)
  const { state = '', ...rest } = Object.fromEntries(searchParams)
  return { ...rest, state, secret: started.secret }
}
