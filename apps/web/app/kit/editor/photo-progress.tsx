import { Progress } from '#ui/progress.tsx'
import { PhotoFailures } from './photo-failures.tsx'
import type { PhotoSending } from './use-photo-sending.ts'

export function PhotoProgress({ sending }: { sending: PhotoSending }) {
  const { progress, result, retry } = sending
  if (progress) {
    return (
      <div className="grid gap-2">
        <p aria-live="polite" className="text-sm text-ink-soft">
          {progress.done} sur {progress.total} envoyées
        </p>
        <Progress label="Envoi des photos" max={progress.total} value={progress.done} />
      </div>
    )
  }
  return result && <PhotoFailures onRetry={retry} result={result} />
}
