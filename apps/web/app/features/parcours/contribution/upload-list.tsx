import { UploadLine } from './upload-line.tsx'
import type { Upload } from './uploads.ts'

type UploadListProps = {
  uploads: readonly Upload[]
  onRetry: (key: number) => void
  onReplace: (key: number, file: File) => void
  onDrop: (key: number) => void
}

export function UploadList({ uploads, onRetry, onReplace, onDrop }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Fichiers envoyés" className="grid gap-3">
      {uploads.map((upload) => (
        <li key={upload.key}>
          <UploadLine
            onDrop={() => onDrop(upload.key)}
            onReplace={(file) => onReplace(upload.key, file)}
            onRetry={() => onRetry(upload.key)}
            upload={upload}
          />
        </li>
      ))}
    </ul>
  )
}
