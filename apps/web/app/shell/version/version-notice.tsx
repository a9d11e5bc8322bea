import { useEffect } from 'react'
import { useToast } from '#ui/toast.tsx'
import { onNewVersion } from './new-version.ts'

/**
 * Dismissible notice of a new version. Reloading is safe: forms keep drafts, and the browser asks
 * before unsaved text is lost.
 */
export function VersionNotice() {
  const toast = useToast()
  useEffect(
    () =>
      onNewVersion((take) =>
        toast({
          message: 'Une nouvelle version de Foulée est prête.',
          action: { label: 'Recharger', onPress: take },
          isLasting: true,
          topic: 'version',
        }),
      ),
    [toast],
  )
  return null
}
