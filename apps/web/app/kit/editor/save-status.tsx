import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { readEditFailure } from './edit-failure.ts'
import { findMarked, type Marked } from './marked-fields.ts'

type SaveStatusProps = {
  isPending: boolean
  isSuccess: boolean
  error: unknown
  formatError?: (error: unknown) => string
  done?: string
}

/**
 * Status of a save. The live region is always in the document, so that changes are announced.
 * Errors shown beside fields are not repeated: the line names the fields.
 */
export function SaveStatus({
  isPending,
  isSuccess,
  error,
  formatError = (cause) => readEditFailure(cause).message,
  done = 'Enregistré',
}: SaveStatusProps) {
  const sentence = error ? formatError(error) : ''
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

function useMarked(sentence: string, error: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState<readonly Marked[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal marks other fields.
  useLayoutEffect(() => {
    setMarked(findMarked(ref.current?.closest('form') ?? null, sentence))
  }, [sentence, error])
  return { ref, marked }
}
