import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'

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
