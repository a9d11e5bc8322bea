import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'

/** Pieces that an outing is made of, and the press that takes it back (produit 9.30). */
export function RestoreSection({ activite }: { activite: ActiviteEntiere }) {
  const { id, version, montage } = activite
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const navigate = useNavigate()
  const { mutate, isPending } = useCall('POST /api/activites/origine/{id}', {
    input: { params: { id }, body: { version } },
    onSuccess: (restored) => {
      toast({ message: 'La sortie est de nouveau celle de son fichier.', tone: 'success' })
      setAsking(false)
      navigate(sortiePath(restored.id))
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
  if (!montage) return null
  const { est_coupee, parties, jointes } = montage
  return (
    <section aria-labelledby="montage" className="card grid justify-items-start gap-3 p-4 md:p-5">
      <h2 className="text-lg" id="montage">
        {jointes.length > 0
          ? 'Sorties réunies'
          : parties.length > 0
            ? 'Sortie scindée'
            : 'Sortie coupée'}
      </h2>
      {jointes.length > 0 && (
        <p>Elle réunit aussi&nbsp;: {jointes.map(({ titre }) => titre).join(', ')}.</p>
      )}
      {parties.length > 0 && (
        <p>
          Du même fichier&nbsp;:{' '}
          {parties.map((partie, rank) => (
            <span key={partie.id}>
              {rank > 0 && ', '}
              <TextLink to={sortiePath(partie.id)}>{partie.titre}</TextLink>
            </span>
          ))}
          .
        </p>
      )}
      {est_coupee && parties.length === 0 && <p>Une partie de son fichier est laissée de côté.</p>}
      <Button
        isLoading={isPending && !isAsking}
        onClick={() => (parties.length ? setAsking(true) : mutate())}
      >
        Revenir au fichier d’origine
      </Button>
      {isAsking && (
        <ConfirmDialog
          action="Revenir au fichier"
          isBusy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => mutate()}
          title={'Refaire une seule sortie\u00a0?'}
        >
          <p>
            Toutes les parties de ce fichier redeviennent une sortie. Leurs notes sont gardées à la
            suite&nbsp;; le titre, l’effort et les chaussures sont ceux de la première.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
