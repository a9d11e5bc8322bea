import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { readEditFailure } from './edit-failure.ts'

type EditStatusProps = { isPending: boolean; isSuccess: boolean; error: unknown }

/** What became of a change: the line is always there, so that it is said aloud when it changes. */
export function EditStatus({ isPending, isSuccess, error }: EditStatusProps) {
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
            Enregistré
          </>
        )}
      </p>
      {error ? (
        <p className="flex gap-2 font-semibold text-rouge-gr" role="alert">
          <Icon className="mt-0.5 shrink-0" name="alert" size={18} />
          {readEditFailure(error).message}
        </p>
      ) : null}
    </div>
  )
}
