import { isApiError } from '@foulee/contract/shared/call-error'
import { CONTACT_MIN_MS, CONTACT_SUJETS, type ContactSujet } from '@foulee/domain/site/contact'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { assertFields, checkEmail, readLine } from '#ui/form/form-values.ts'

/** Tolerance for clock differences, in milliseconds. */
const MARGIN_MS = 500

/** Signed time of display, fetched in the browser only. */
export const formDateQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: async () => ({ jeton: (await api('GET /api/contact')).data.jeton, at: Date.now() }),
  enabled: typeof window !== 'undefined',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** Waits for the minimum delay, so that a fast visitor is not taken for a robot. */
async function getFormDate(client: QueryClient): Promise<string> {
  const { jeton, at } = await client.ensureQueryData(formDateQuery)
  const wait = at + CONTACT_MIN_MS + MARGIN_MS - Date.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  return jeton
}

/** A form open for more than a day gets a new token and is sent again, once. */
async function send(client: QueryClient, form: FormData, isSecond = false): Promise<string> {
  const written = readMessage(form)
  const jeton = await getFormDate(client)
  try {
    await api('POST /api/contact', { body: { ...written, jeton } })
  } catch (cause) {
    const isStale = isApiError(cause) && 'jeton' in cause.errors
    if (!isStale || isSecond) throw cause
    await client.refetchQueries({ queryKey: formDateQuery.queryKey })
    return send(client, form, true)
  }
  return written.email
}

/** @throws ApiError by field, before any request */
function readMessage(form: FormData) {
  const [nom, email] = [readLine(form, 'nom'), readLine(form, 'email')]
  const [sujet, message] = [readLine(form, 'sujet'), readLine(form, 'message')]
  assertFields({
    nom: nom ? undefined : 'Indiquez votre nom.',
    email: checkEmail(email),
    sujet: sujet ? undefined : 'Choisissez un sujet.',
    message: message ? undefined : 'Écrivez votre message.',
  })
  const precisions = readLine(form, 'precisions')
  return { nom, email, sujet: sujet as ContactSujet, message, precisions }
}

/** @returns the mutation; its result is the address of the answer */
export function useContact() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (form: FormData) => send(client, form) })
}

export const sujetOptions = Object.entries(CONTACT_SUJETS).map(([value, label]) => ({
  value,
  label,
}))
