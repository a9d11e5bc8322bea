import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { toForm } from '#kit/editor/to-form.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'

type SessionRouteProps = { id: number; parcours: NonNullable<Entrainement['parcours']> }

/** Route to run a session on, with the way to its file; taken off and put back by a press. */
export function SessionRoute({
  id,
  parcours: { id: parcours_id, titre, est_ouvert },
}: SessionRouteProps) {
  const toast = useToast()
  const { mutate, isPending } = useCall('POST /api/training/update/{id}', {
    input: (route: number | null) => ({
      params: { id },
      body: toForm({ parcours_id: JSON.stringify(route) }),
    }),
    onSuccess: (_, route) =>
      route === null &&
      toast({
        message: 'Le parcours n’est plus sur la séance.',
        tone: 'success',
        // A draft of the coach is theirs alone to put back.
        ...(est_ouvert && {
          action: { label: 'Annuler', onPress: () => mutate(parcours_id) },
        }),
      }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <div className="grid justify-items-start gap-1">
      <h3 className="text-base font-semibold">Parcours</h3>
      {est_ouvert ? (
        <>
          <TextLink className="inline-flex min-h-11 items-center" to={`/parcours/${parcours_id}`}>
            {titre}
          </TextLink>
          <p className="text-sm text-ink-soft">Son fichier et l’envoi à la montre y sont.</p>
        </>
      ) : (
        <p>{titre}, que votre coach n’a pas encore publié.</p>
      )}
      <Button icon="close" isLoading={isPending} onClick={() => mutate(null)} variant="quiet">
        Retirer ce parcours
      </Button>
    </div>
  )
}
