import type { Actualite } from '@foulee/contract/courses/contenus'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { Conflict } from '#kit/editor/conflict.tsx'
import { isPassed, readEditFailure } from '#kit/editor/edit-failure.ts'
import { api } from '#platform/api/api.ts'
import { FieldError } from '#ui/field.tsx'
import { useConfirmLeave } from '#ui/form/use-confirm-leave.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ContentFoot } from './content-foot.tsx'
import { saveActualite } from './contenu-calls.ts'
import { toText } from './html-text.ts'
import { type Support, useSupport } from './support.ts'

/** The rich text editor is a large chunk: loaded when writing begins. */
const Writer = lazy(() => import('./writer.tsx'))

type Words = { titre: string; texte: string; date: string }

type ActualiteFormProps = {
  support: Support
  actualite?: Actualite
  onClose: () => void
}

const LABELS = { titre: 'Titre', texte: 'Texte', date: 'Date' }

export function ActualiteForm({ support, actualite, onClose }: ActualiteFormProps) {
  const { model, id, version: current } = support
  const [words, setWords] = useState<Words>(() => open(actualite))
  const [base, setBase] = useState(current)
  const [round, setRound] = useState(0)
  const saving = useSupport(support, (version: number | undefined) =>
    saveActualite(api, {
      model,
      id,
      fields: {
        ...words,
        ...(actualite && { id: `${actualite.id}` }),
        ...(actualite && version && { version: `${version}` }),
      },
    }),
  )
  const { errors, message } = readEditFailure(saving.error)
  // The HTML text arrives later and is no form field, so values are compared instead of the form.
  useConfirmLeave(!isSame(words, open(actualite)))
  const change = (part: Partial<Words>) => setWords({ ...words, ...part })
  const save = (version: number | undefined) => saving.mutate(version, { onSuccess: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(base)
  }
  const loadCurrent = () => {
    setWords(open(actualite))
    setBase(current)
    setRound(round + 1)
    saving.reset()
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <TextField
          error={errors.titre}
          label="Titre"
          maxLength={150}
          onChange={({ currentTarget }) => change({ titre: currentTarget.value })}
          value={words.titre}
        />
        <TextField
          error={errors.date}
          label="Date"
          onChange={({ currentTarget }) => change({ date: currentTarget.value })}
          type="date"
          value={words.date}
        />
      </div>
      <TextPart
        error={errors.texte}
        key={round}
        onChange={(texte) => change({ texte })}
        value={words.texte}
      />
      {isPassed(saving.error) && !saving.isPending ? (
        <Conflict
          isBusy={saving.isPending}
          labels={LABELS}
          message={message}
          mine={readable(words)}
          onOverwrite={() => save(current)}
          onReload={loadCurrent}
          theirs={readable(open(actualite))}
        />
      ) : (
        <ContentFoot
          errors={errors}
          label={actualite ? 'Enregistrer' : 'Publier l’actualité'}
          onClose={onClose}
          saving={saving}
        />
      )}
    </form>
  )
}

const open = (actualite: Actualite | undefined): Words => ({
  titre: actualite?.titre ?? '',
  texte: actualite?.texte ?? '',
  date: actualite?.date ?? parisDate(new Date()),
})

const isSame = (a: Words, b: Words) =>
  a.titre === b.titre && a.date === b.date && toText(a.texte) === toText(b.texte)

const readable = ({ texte, ...words }: Words) => ({ ...words, texte: toText(texte) })

type TextPartProps = { value: string; error: string | undefined; onChange: (html: string) => void }

function TextPart({ value, error, onChange }: TextPartProps) {
  const errorId = useId()
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="font-semibold">
        Texte
      </p>
      <Suspense fallback={<Skeleton className="h-52 rounded-control" />}>
        <Writer
          describedBy={error ? errorId : undefined}
          label="Texte"
          onChange={onChange}
          value={value}
        />
      </Suspense>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
