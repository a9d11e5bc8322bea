import { PASSE_COOKIE } from '@foulee/domain/equipe/back-office'
import { useCall } from '#platform/api/use-call.ts'

/**
 * Fetches the back-office cookie of this browser and opens the page. The cookie adds nothing secret:
 * the calls need the session token, which the page holds already.
 */
export const useEnter = (page: string) =>
  useCall('POST /api/admin/entree', {
    onSuccess: ({ passe, expires_at }) => {
      const secure = location.protocol === 'https:' ? '; secure' : ''
      const expires = new Date(expires_at).toUTCString()
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${PASSE_COOKIE}=${passe}; path=/admin; samesite=lax; expires=${expires}${secure}`
      location.replace(page)
    },
    renews: 'never',
  })
