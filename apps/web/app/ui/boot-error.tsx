import { Button } from './button.tsx'
import { LogoMark } from './logo.tsx'

const defaultMessage =
  'Une erreur s’est produite lors du chargement de l’application. Veuillez réessayer ultérieurement.'

type BootErrorProps = { message?: string; onRetry: () => void; isRetrying?: boolean }

export function BootError({ message = defaultMessage, onRetry, isRetrying }: BootErrorProps) {
  return (
    <main
      className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center"
      id="contenu"
    >
      <LogoMark size={56} />
      <h1 className="text-2xl">Foulée n’a pas pu démarrer</h1>
      <p className="max-w-md text-ink-soft" role="alert">
        {message}
      </p>
      <Button icon="refresh" isLoading={isRetrying} onClick={onRetry} variant="primary">
        Réessayer
      </Button>
    </main>
  )
}
