import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type ErrorStateProps = { message: string; onRetry?: () => void; isRetrying?: boolean }

/** Something failed here: says what, and offers to try again. */
export function ErrorState({ message, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div
      className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center"
      role="alert"
    >
      <span className="grid size-14 place-items-center rounded-full bg-rouge-wash text-rouge-gr">
        <Icon name="alert" size={28} />
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
