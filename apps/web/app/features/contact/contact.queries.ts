import { isApiError } from '@foulee/contract/errors'
import { CONTACT_MIN_MS, CONTACT_SUJETS, type ContactSujet } from '@foulee/domain/contact'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The clocks of two machines differ a little. */
const MARGIN_MS = 500

/** When the form was shown, signed by the server; asked by the browser alone. */
export const formDateQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: async () => ({ jeton: (await api('GET /api/contact')).data.jeton, at: Date.now() }),
  enabled: typeof window !== 'undefined',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** Nobody is taken for a robot for being fast: the form waits until it may leave. */
async function getFormDate(client: QueryClient): Promise<string> {
  const { jeton, at } = await client.ensureQueryData(formDateQuery)
  const wait = at + CONTACT_MIN_MS + MARGIN_MS - Date.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  return jeton
}

/** A form that was left open for a day is dated anew and sent again, once. */
async function send(client: QueryClient, form: FormData, isSecond = false): Promise<string> {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const jeton = await getFormDate(client)
  const email = read('email')
  const sujet = read('sujet') as ContactSujet
  const written = { nom: read('nom'), email, sujet, message: read('message') }
  try {
    await api('POST /api/contact', { body: { ...written, jeton, precisions: read('precisions') } })
  } catch (cause) {
    const isStale = isApiError(cause) && 'jeton' in cause.errors
    if (!isStale || isSecond) throw cause
    await client.refetchQueries({ queryKey: formDateQuery.queryKey })
    return send(client, form, true)
  }
  return email
}

/** @returns what sends the form; its result is the address that the answer will go to */
export function useContact() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (form: FormData) => send(client, form) })
}

export const sujetOptions = Object.entries(CONTACT_SUJETS).map(([value, label]) => ({
  value,
  label,
}))
