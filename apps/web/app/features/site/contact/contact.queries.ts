import { isApiError } from '@foulee/contract/shared/call-error'
import { CONTACT_MIN_MS, CONTACT_SUJETS, type ContactSujet } from '@foulee/domain/site/contact'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { checkEmail, readLine, refuseFields } from '#ui/form/form-values.ts'

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

/** @throws ApiError naming what is missing, before anyone waits for the server to say it */
function readMessage(form: FormData) {
  const [nom, email] = [readLine(form, 'nom'), readLine(form, 'email')]
  const [sujet, message] = [readLine(form, 'sujet'), readLine(form, 'message')]
  refuseFields({
    nom: nom ? undefined : 'Indiquez votre nom.',
    email: checkEmail(email),
    sujet: sujet ? undefined : 'Choisissez un sujet.',
    message: message ? undefined : 'Écrivez votre message.',
  })
  const precisions = readLine(form, 'precisions')
  return { nom, email, sujet: sujet as ContactSujet, message, precisions }
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
