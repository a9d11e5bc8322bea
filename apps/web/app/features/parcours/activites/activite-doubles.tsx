import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

/** Other recordings of the same run, and the press that makes outings of them (produit 9.26). */
export function ActiviteDoubles({ activite: { id, doubles } }: { activite: ActiviteEntiere }) {
  const toast = useToast()
  const { mutate, isPending } = useCall('POST /api/activites/separer/{id}', {
    input: { params: { id } },
    onSuccess: () => toast({ message: 'Ce sont maintenant deux sorties.', tone: 'success' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
  if (!doubles.length) return null
  return (
    <section aria-labelledby="doubles" className="card grid justify-items-start gap-3 p-4 md:p-5">
      <h2 className="text-lg" id="doubles">
        Enregistrée deux fois
      </h2>
      <p>
        Nous avons reçu la même sortie d’un autre appareil&nbsp;: elle compte une fois, avec le plus
        riche des fichiers. L’autre&nbsp;:{' '}
        {doubles.map(({ original_nom }) => original_nom).join(', ')}.
      </p>
      <Button isLoading={isPending} onClick={() => mutate()}>
        Ce sont deux sorties
      </Button>
    </section>
  )
}
