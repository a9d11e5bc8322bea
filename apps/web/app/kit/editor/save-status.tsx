import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { readEditFailure } from './edit-failure.ts'
import { findMarked, type Marked } from './marked-fields.ts'

type SaveStatusProps = {
  isPending: boolean
  isSuccess: boolean
  error: unknown
  /** Why nothing was saved, in one sentence. */
  say?: (error: unknown) => string
  /** What is said once it is; « Enregistré » without it. */
  done?: string
}

/**
 * What became of a change: the line is always there, so that it is said aloud when it changes. What a
 * field of the form says already is not said twice: the line names the field.
 */
export function SaveStatus({
  isPending,
  isSuccess,
  error,
  say = (cause) => readEditFailure(cause).message,
  done = 'Enregistré',
}: SaveStatusProps) {
  const sentence = error ? say(error) : ''
  const { ref, marked } = useMarked(sentence, error)
  return (
    <div className="min-h-6 text-sm" ref={ref}>
      <p className="flex items-center gap-2 font-semibold text-sapin" role="status">
        {isPending && (
          <>
            <Spinner size={18} />
            Enregistrement…
          </>
        )}
        {isSuccess && !isPending && (
          <>
            <Icon name="check" size={18} />
            {done}
          </>
        )}
      </p>
      {sentence && (
        <p className="flex gap-2 font-semibold text-rouge-gr" role="alert">
          <Icon className="mt-0.5 shrink-0" name="alert" size={18} />
          {marked.length > 0 ? <ToMend fields={marked} /> : sentence}
        </p>
      )}
    </div>
  )
}

/** The fields that say what is wrong, each line leading to its own. */
const ToMend = ({ fields }: { fields: readonly Marked[] }) => (
  <span>
    Pas enregistré. À corriger&nbsp;:{' '}
    {fields.map(({ id, label }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <a className="text-link" href={`#${id}`}>
          {label}
        </a>
      </span>
    ))}
    .
  </span>
)

/** The fields of the form around this line, where one of them says this sentence. */
function useMarked(sentence: string, error: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState<readonly Marked[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal marks other fields.
  useLayoutEffect(() => {
    setMarked(findMarked(ref.current?.closest('form') ?? null, sentence))
  }, [sentence, error])
  return { ref, marked }
}
