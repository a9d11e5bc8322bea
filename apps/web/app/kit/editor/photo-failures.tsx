import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { SentPhotos } from './send-photos.ts'

type PhotoFailuresProps = {
  result: SentPhotos
  onRetry: (files: readonly File[]) => void
}

const count = (nb: number) => (nb > 1 ? `${nb} photos ajoutées.` : `${nb} photo ajoutée.`)

export function PhotoFailures({ result, onRetry }: PhotoFailuresProps) {
  const { success, added, failures } = result
  const again = failures.filter(({ isFinal }) => !isFinal).map(({ file }) => file)
  return (
    <div className="grid gap-3">
      {added > 0 && (
        <p className="flex items-center gap-2 text-sm font-semibold text-sapin" role="status">
          <Icon name="check" size={18} />
          {count(added)}
        </p>
      )}
      {!success && (
        <div className="grid gap-2 rounded-control bg-jaune-wash p-4">
          <p className="font-semibold" role="alert">
            {failures.length > 1
              ? `${failures.length} photos n’ont pas pu être ajoutées.`
              : 'Une photo n’a pas pu être ajoutée.'}
          </p>
          <ul className="grid gap-1 text-sm">
            {failures.map(({ file, message }, rank) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear one name, and none moves
              <li className="wrap-anywhere" key={rank}>
                <strong>{file.name}</strong>&nbsp;: {message}
              </li>
            ))}
          </ul>
          {again.length > 0 && (
            <Button className="justify-self-start" icon="refresh" onClick={() => onRetry(again)}>
              {again.length < failures.length ? `Réessayer (${again.length})` : 'Réessayer'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
