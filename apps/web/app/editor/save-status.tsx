import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { readEditFailure } from './edit-failure.ts'

type SaveStatusProps = {
  isPending: boolean
  isSuccess: boolean
  error: unknown
  /** Why nothing was saved, in one sentence. */
  say?: (error: unknown) => string
  /** What is said once it is; « Enregistré » without it. */
  done?: string
}

/** What became of a change: the line is always there, so that it is said aloud when it changes. */
export function SaveStatus({
  isPending,
  isSuccess,
  error,
  say = (cause) => readEditFailure(cause).message,
  done = 'Enregistré',
}: SaveStatusProps) {
  return (
    <div className="min-h-6 text-sm">
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
      {error ? (
        <p className="flex gap-2 font-semibold text-rouge-gr" role="alert">
          <Icon className="mt-0.5 shrink-0" name="alert" size={18} />
          {say(error)}
        </p>
      ) : null}
    </div>
  )
}
