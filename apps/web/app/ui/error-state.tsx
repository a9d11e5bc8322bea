import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

type ErrorStateProps = {
  message: string
  onRetry?: () => void
  isRetrying?: boolean
  isCompact?: boolean
}

export function ErrorState({ message, onRetry, isRetrying, isCompact }: ErrorStateProps) {
  return (
    <div
      className={cx(
        'mx-auto grid max-w-md justify-items-center text-center',
        isCompact ? 'gap-2' : 'gap-4 px-4 py-12',
      )}
      role="alert"
    >
      <span
        className={cx(
          'grid place-items-center rounded-full bg-rouge-wash text-rouge-gr',
          isCompact ? 'size-10' : 'size-14',
        )}
      >
        <Icon name="alert" size={isCompact ? 20 : 28} />
      </span>
      <p>{message}</p>
      {onRetry && (
        <Button icon="refresh" isLoading={isRetrying} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  )
}
