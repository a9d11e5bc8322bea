import { invalidFields } from '@foulee/contract/shared/call-error'

export const readLine = (form: FormData, name: string): string =>
  String(form.get(name) ?? '').trim()

export const readPassword = (form: FormData): string => String(form.get('password') ?? '')

export const isTicked = (form: FormData, name: string): boolean => form.has(name)

/** Catches typing errors; the server decides. */
export const isEmail = (text: string): boolean => /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text)

export function checkEmail(email: string): string | undefined {
  if (!email) return 'Indiquez votre email.'
  return isEmail(email) ? undefined : 'Cet email est incomplet. Exemple\u00a0: prenom@exemple.fr'
}

/**
 * Client-side validation with the server's format.
 * @throws ApiError `champs_invalides` when at least one message is given
 */
export function assertFields(values: Record<string, string | undefined>): void {
  const errors = Object.fromEntries(
    Object.entries(values).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  )
  if (Object.keys(errors).length) throw invalidFields(errors)
}
