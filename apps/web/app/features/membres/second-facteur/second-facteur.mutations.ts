import { useCall } from '#platform/api/use-call.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'

function readCode(form: FormData): { body: { code: string } } {
  const code = readLine(form, 'code')
  assertFields({ code: code ? undefined : 'Indiquez le code.' })
  return { body: { code } }
}

export const usePrepare = () => useCall('POST /api/second-facteur/preparer', { renews: 'never' })

/** Activates with the first code. The section stays as it is until the recovery codes are stored. */
export const useActivate = () =>
  useCall('POST /api/second-facteur/activer', { input: readCode, renews: 'never' })

export const useVerifyFactor = () =>
  useCall('POST /api/second-facteur/valider', { input: readCode })

export const useRenew = () =>
  useCall('POST /api/second-facteur/secours', { input: readCode, renews: 'never' })

export const useRemove = () => useCall('POST /api/second-facteur/retirer', { input: readCode })
