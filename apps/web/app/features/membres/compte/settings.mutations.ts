import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { endSession } from '#platform/session/end-session.ts'
import { replaceUser } from '#platform/session/session-changes.ts'
import { assertFields, checkEmail, readLine } from '#ui/form/form-values.ts'
import { readGarder } from './acces-fields.tsx'
import { checkPassword } from './compte.mutations.ts'

const read = (form: FormData, name: string) => String(form.get(name) ?? '')

const needPassword = (form: FormData) =>
  read(form, 'current_password') ? undefined : 'Indiquez votre mot de passe actuel.'

export const useRename = () =>
  useCall('POST /api/auth/update', {
    input: (form: FormData) => {
      const body = { prenom: readLine(form, 'prenom'), nom: readLine(form, 'nom') }
      assertFields({
        prenom: body.prenom ? undefined : 'Indiquez votre prénom.',
        nom: body.nom ? undefined : 'Indiquez votre nom.',
      })
      return { body }
    },
    update: replaceUser,
  })

export const useChangeEmail = () =>
  useCall('POST /api/auth/update', {
    input: (form: FormData) => {
      const [email, current_password] = [readLine(form, 'email'), read(form, 'current_password')]
      assertFields({ email: checkEmail(email), current_password: needPassword(form) })
      return { body: { email, current_password } }
    },
    update: replaceUser,
  })

export const useChangePassword = (email: string) =>
  useCall('POST /api/auth/update', {
    input: async (form: FormData) => {
      const [password, current_password] = [read(form, 'password'), read(form, 'current_password')]
      assertFields({
        current_password: needPassword(form),
        password: await checkPassword(password, email),
      })
      return { body: { password, current_password, garder: readGarder(form) } }
    },
    update: replaceUser,
  })

/** Deletes the account, then reloads the site so that no personal data stays in memory. */
export const useErase = (hasPassword: boolean) =>
  useCall('POST /api/auth/delete', {
    input: (form: FormData) => {
      assertFields({
        current_password: hasPassword ? needPassword(form) : undefined,
        confirmation: form.has('confirmation') ? undefined : 'Cochez la case pour confirmer.',
      })
      const [current_password, code] = [read(form, 'current_password'), readLine(form, 'code')]
      const proof = { ...(current_password && { current_password }), ...(code && { code }) }
      return { body: { confirmation: true, ...proof } as const }
    },
    onSuccess: () => endSession(),
    renews: 'never',
  })

export const useDisconnect = () =>
  useCall('POST /api/auth/sessions/del', {
    input: (body: { id: number } | { autres: true }) => ({ body }),
    renews: 'settled',
  })

export const useExport = () =>
  useCall('POST /api/auth/export', {
    onSuccess: ({ blob }) => saveFile(blob, 'foulee-mes-donnees.zip'),
    renews: 'never',
  })

export const useSendErasureCode = () => useCall('POST /api/auth/delete/code', { renews: 'never' })
