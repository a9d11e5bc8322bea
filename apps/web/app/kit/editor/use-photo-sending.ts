import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { troubles } from '#platform/error-reporting/troubles.ts'
import { joinSent, type SentPhotos, sendPhotos } from './send-photos.ts'

type PhotoSendingOptions = {
  scope: string
  send: (photo: File) => Promise<unknown>
  onSettled: () => unknown
}

export type PhotoSending = {
  send: (photos: readonly File[]) => void
  retry: (photos: readonly File[]) => void
  progress: { done: number; total: number } | null
  result: SentPhotos | null
}

export function usePhotoSending({ scope, send, onSettled }: PhotoSendingOptions): PhotoSending {
  const [progress, setProgress] = useState<PhotoSending['progress']>(null)
  const [result, setResult] = useState<SentPhotos | null>(null)
  const { mutate, isPending } = useMutation({
    scope: { id: scope },
    mutationFn: (photos: readonly File[]) =>
      sendPhotos(photos, {
        send,
        log: (cause) => troubles.emit(cause),
        onProgress: (done) => setProgress({ done, total: photos.length }),
      }),
    onSettled,
  })
  const start = (photos: readonly File[], before: SentPhotos | null) => {
    if (!photos.length || isPending) return
    setResult(null)
    setProgress({ done: 0, total: photos.length })
    mutate(photos, {
      onSuccess: (sent) => setResult(before ? joinSent(before, sent) : sent),
      onSettled: () => setProgress(null),
    })
  }
  return {
    send: (photos) => start(photos, null),
    retry: (photos) => start(photos, result),
    progress,
    result,
  }
}
