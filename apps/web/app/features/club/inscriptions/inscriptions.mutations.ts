import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'

/**
 * Registers for a date.
 * @param cle idempotency key, the same for the life of the page
 */
export const useRegister = (dates_id: number, cle: string) =>
  useCall('POST /api/evenements/inscrire', {
    input: (form: FormData) => {
      const groupe = form.get('groupe')
      return { body: { dates_id, cle, groupe: groupe ? String(groupe) : null } }
    },
    // Also after a refusal: the shown number of places was stale.
    renews: 'settled',
  })

export const useUnregister = (dates_id: number) =>
  useCall('POST /api/evenements/desinscrire', {
    input: { body: { dates_id } },
  }).mutateAsync

export const useWait = (dates_id: number) =>
  useCall('POST /api/evenements/attente', {
    input: { body: { dates_id } },
    renews: 'settled',
  })

export const useLeaveWaitlist = (dates_id: number) =>
  useCall('POST /api/evenements/attente/del', {
    input: { body: { dates_id } },
  }).mutateAsync

type Code = { slug: string; id: number; hash: string }

export const useValidateCode = ({ slug, id, hash }: Code) =>
  useCall('POST /api/evenements/{id}/valider/{a}/{b}', {
    input: { params: { id: slug, a: id, b: hash } },
    renews: 'settled',
    // The call is delayed by ten seconds, in which the page may be closed.
    keepalive: true,
  })

export const useExport = (dates_id: number, name: string) =>
  useCall('GET /api/evenements/accueil/{dates_id}/export.csv', {
    input: { params: { dates_id } },
    onSuccess: ({ blob }) => saveFile(blob, `${name}.csv`),
  })

export const useUnvalidate = (dates_id: number) =>
  useCall('POST /api/evenements/accueil/{dates_id}/devalider', {
    input: ({ inscription }: { inscription: number }) => ({
      params: { dates_id },
      body: { inscription, at: new Date().toISOString() },
    }),
    renews: 'settled',
  })

export const useRemoveVenu = (dates_id: number) =>
  useCall('POST /api/evenements/accueil/{dates_id}/venus/del', {
    input: (body: { id: number }) => ({ params: { dates_id }, body }),
    renews: 'settled',
  })
