import { useEffect } from 'react'
import { useToast } from '#ui/toast.tsx'
import { onNewVersion } from './new-version.ts'

/**
 * Says that a new version is there, quietly, until it is taken or put away. What is being written is safe:
 * forms keep a draft, and who reloads over something that is not saved is asked by the browser.
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
