import { Button } from '#ui/button.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'

type ConflictProps = {
  message: string
  mine: Fields
  theirs: Fields
  labels: Readonly<Record<string, string>>
  isBusy: boolean
  onOverwrite: () => void
  onReload: () => void
}

export function Conflict(props: ConflictProps) {
  const { message, mine, theirs, labels, isBusy, onOverwrite, onReload } = props
  return (
    <div className="grid gap-4 rounded-control bg-jaune-wash p-4">
      <p className="font-semibold" role="alert">
        {message} Choisissez ce que vous gardez.
      </p>
      <dl className="grid gap-4">
        {Object.keys(mine).map((field) => (
          <div className="grid gap-2" key={field}>
            <dt className="font-semibold">{labels[field] ?? field}</dt>
            <dd className="grid gap-3 sm:grid-cols-2">
              <Version text={formatFieldValue(mine[field])} title="Votre texte" />
              <Version text={formatFieldValue(theirs[field])} title="Le texte enregistré" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isBusy} onClick={onOverwrite} variant="primary">
          Garder mon texte
        </Button>
        <Button onClick={onReload}>Prendre le texte enregistré</Button>
      </div>
    </div>
  )
}

const formatFieldValue = (value: Fields[string] | undefined): string =>
  (typeof value === 'string' ? value : (value ?? []).join(', ')) || 'Rien'

const Version = ({ title, text }: { title: string; text: string }) => (
  <div className="grid content-start gap-1 rounded-control bg-surface p-3">
    <p className="text-sm text-ink-soft">{title}</p>
    <p className="whitespace-pre-line">{text}</p>
  </div>
)
